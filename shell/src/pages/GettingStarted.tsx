import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { TextPage } from './TextPage';

/** From an account to the first prediction. */
export const GettingStarted = () => (
  <TextPage
    title="Getting Started"
    lead="Four steps, about five minutes, and one pass down the track."
    sections={[
      {
        heading: '1. Make an account',
        text: (
          <>
            <Link href="/register">Register</Link> with your email and follow the link in the mail. The 14
            days of trial start then; nothing is charged.
          </>
        ),
      },
      {
        heading: '2. Add your car',
        text: (
          <>
            Under <Link href="/vehicles">Vehicles</Link>: its weight with you in it, the fuel, the induction,
            and the distance you race over.
          </>
        ),
      },
      {
        heading: '3. Add your track',
        text: (
          <>
            Under <Link href="/locations">Locations</Link>: where it is, how high, which way the cars travel,
            and the weather station to go by.
          </>
        ),
      },
      {
        heading: '4. Log a pass',
        text: (
          <>
            In the <Link href="/logbook">Log Book</Link>: type what the slip says. The weather of that minute
            fills itself in. From then on <Link href="/predictions">Predictions</Link> says what the car will
            run now.
          </>
        ),
      },
    ]}
  >
    <Button variant="contained" href="/logbook" sx={{ alignSelf: 'flex-start' }}>
      Log a pass
    </Button>
  </TextPage>
);
