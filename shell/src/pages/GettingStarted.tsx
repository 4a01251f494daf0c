import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { trialDays } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { session$ } from '../session/session';
import { TextPage } from './TextPage';

/** From an account to the first prediction. */
export const GettingStarted = () => {
  const session = useObservable(session$, session$.value);
  const [path, words] =
    session.status === 'signed-in' ? ['/logbook', 'Log a pass'] : ['/register', 'Register'];
  return (
    <TextPage
      title="Getting Started"
      lead="Four steps, about five minutes, and one pass down the track."
      sections={[
        {
          heading: '1. Make an account',
          text: (
            <>
              <Link href="/register">Register</Link> with your email address and open the link in the mail, or
              use your Google account. The {trialDays} days of trial begin then, with everything in them. No
              card is needed, and nothing is charged when they end.
            </>
          ),
        },
        {
          heading: '2. Add your car',
          text: (
            <>
              Under <Link href="/vehicles">Vehicles</Link>: its race weight with you in it, the fuel, the
              induction, and the distance you race over. They decide how much the air moves the ET. A guess of
              the weight is good enough to begin with.
            </>
          ),
        },
        {
          heading: '3. Add your track',
          text: (
            <>
              Under <Link href="/locations">Locations</Link>: choose it from the drag strips that come with
              the app, or type where it is. Check the elevation, and say which way the cars travel: a head
              wind is a tail wind on a track turned round. The nearest weather station is found for you.
            </>
          ),
        },
        {
          heading: '4. Log a pass',
          text: (
            <>
              In the <Link href="/logbook">Log Book</Link>: type what the slip says, or paste its text. The
              weather of that minute fills itself in. Say whether the pass was all out: only clean passes
              teach anything.
            </>
          ),
        },
        {
          heading: 'Then look at the next one',
          text: (
            <>
              <Link href="/predictions">Predictions</Link> has the ET for the air of now from the first clean
              pass on. For the same day the range is narrow at once; for another day or track it is wide, and
              narrows with each pass that you log. Up to five, the number says how few it is from. In the
              staging lanes press Lanes: the number and the dial as large as the screen.
            </>
          ),
        },
        {
          heading: 'You have passes already?',
          text: (
            <>
              In the <Link href="/logbook">Log Book</Link> press Import. A table of passes from a spreadsheet
              or another program (CSV) will do: you say what each column is, see every row as it would be
              read, and only then is it stored. It can be undone.
            </>
          ),
        },
        {
          heading: 'Before you leave for the track',
          text: 'Sign in on your phone while it has a network, and wait for “Holeshot is on this device now and works without a network”. To have it among your apps, use Install or Add to Home Screen in the menu of your browser.',
        },
      ]}
    >
      <Button variant="contained" href={path} sx={{ alignSelf: 'flex-start' }}>
        {words}
      </Button>
    </TextPage>
  );
};
