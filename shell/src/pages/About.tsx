import Link from '@mui/material/Link';
import { appVersion } from '../buildConfig';
import { TextPage } from './TextPage';

/** What Holeshot is, and which version runs. */
export const About = () => (
  <TextPage
    title="About"
    lead="Holeshot keeps a drag racer's vehicles, tracks, time slips and weather, and says what the car will run now, with its odds."
    sections={[
      { heading: 'Version', text: appVersion },
      {
        heading: 'Numbers you can check',
        text: 'A prediction is never shown without the interval it was right in, four times out of five, on passes it had not seen.',
      },
      {
        heading: 'Icons and type',
        text: 'Material Symbols (Apache License 2.0) and Roboto (SIL Open Font License), both part of the app, so that it looks the same without a network.',
      },
      { heading: 'Privacy', text: <Link href="/privacy">What is stored, where, and who can read it</Link> },
    ]}
  />
);
