import Link from '@mui/material/Link';
import { appVersion } from '../build/buildConfig';
import { TextPage } from './TextPage';

/** What Holeshot is, how its numbers come about, what it is made with, and which version runs. */
export const About = () => (
  <TextPage
    title="About"
    lead="Holeshot keeps a drag racer's vehicles, tracks, time slips and weather, and says what the car will run now, with its odds."
    sections={[
      {
        heading: 'For whom',
        text: 'For bracket and index racers, and everyone who has to call a time before running it: eighth mile, 1,000 foot or quarter mile, cars and bikes.',
      },
      {
        heading: 'Numbers you can check',
        text: (
          <>
            A predicted ET is never shown without its range, which is made so that four passes in five fall
            into it. Whether it does for your car, the <Link href="/back-test">back-test</Link> shows on the
            passes you have logged. No figure is worked out where a value is missing; it says so instead.
          </>
        ),
      },
      {
        heading: 'Weather, tracks and map',
        text: 'The weather comes from public stations through Synoptic Data and, where that fails, from the U.S. National Weather Service, which is then named. The drag strips that come with the app name their source. The outlines of the map are from Natural Earth and the U.S. Census Bureau.',
      },
      {
        heading: 'Icons and type',
        text: 'Material Symbols (Apache License 2.0) and Roboto (SIL Open Font License), both part of the app, so that it looks the same without a network.',
      },
      {
        heading: 'Libraries',
        text: (
          <Link href="/promo/notices.txt" target="_blank">
            The notices of the libraries that the app is made with
          </Link>
        ),
      },
      { heading: 'Privacy', text: <Link href="/privacy">What is stored, where, and who can read it</Link> },
      { heading: 'Version', text: appVersion },
    ]}
  />
);
