import Link from '@mui/material/Link';
import { appVersion } from '../build/buildConfig';
import { TextPage } from './TextPage';

/** The page about the app: its purpose, its numbers, its sources and its version. */
export const About = () => (
  <TextPage
    title="About"
    lead="Holeshot stores a drag racer's vehicles, tracks, time slips and weather, and predicts what the car will run now, with the odds."
    sections={[
      {
        heading: 'For whom',
        text: 'Bracket and index racers, and everyone who calls a time before running it: eighth mile, 1,000 foot or quarter mile, cars and bikes.',
      },
      {
        heading: 'Numbers you can check',
        text: (
          <>
            Every predicted ET has a range that four passes in five should fall into. The{' '}
            <Link href="/back-test">back-test</Link> checks that on the passes you have logged. If a value is
            missing, Holeshot says so and shows no number.
          </>
        ),
      },
      {
        heading: 'Weather, tracks and map',
        text: 'The weather comes from public stations through Synoptic Data. If that fails, it comes from the U.S. National Weather Service, and the app says so. Each track that comes with the app names its source. The outlines of the map are from Natural Earth and the U.S. Census Bureau.',
      },
      {
        heading: 'Icons and type',
        text: 'Material Symbols (Apache License 2.0) and Roboto (SIL Open Font License). Both are part of the app, so it looks the same without a network.',
      },
      {
        heading: 'Libraries',
        text: (
          <Link href="/promo/notices.txt" target="_blank">
            Notices of the libraries in this app
          </Link>
        ),
      },
      {
        heading: 'Privacy',
        text: <Link href="/privacy">Stored data, where it is, and who can read it</Link>,
      },
      { heading: 'Version', text: appVersion },
    ]}
  />
);
