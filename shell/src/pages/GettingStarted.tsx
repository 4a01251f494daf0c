import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { trialDays } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { StepList } from '../newcomer/StepList';
import { useFirstSteps, type Step, type StepPorts } from '../newcomer/useFirstSteps';
import { session$ } from '../session/session';
import { TextPage } from './TextPage';

/** The text of the page, with the steps of a racer; a visitor has none. */
const Guide = ({ steps }: { steps?: readonly Step[] }) => {
  const next = steps?.find(({ done }) => done !== true) ?? steps?.at(-1);
  return (
    <TextPage
      title="Getting Started"
      lead="Four steps, about five minutes, and one pass down the track."
      sections={[
        ...(steps === undefined ? [] : [{ heading: 'Where you are', text: <StepList steps={steps} /> }]),
        {
          heading: '1. Make an account',
          text: (
            <>
              <Link href="/register">Register</Link> with your email address and open the link in the mail, or
              use your Google account. Your {trialDays}-day trial begins then and includes everything. It
              needs no card, and nothing is charged when it ends.
            </>
          ),
        },
        {
          heading: '2. Add your car',
          text: (
            <>
              Under <Link href="/vehicles">Vehicles</Link>, enter the race weight with you in the car, the
              fuel, the induction and the distance. They decide how much the air moves the ET. A rough weight
              is enough to begin with.
            </>
          ),
        },
        {
          heading: '3. Add your track',
          text: (
            <>
              Under <Link href="/locations">Locations</Link>, add one of the 300 tracks that come with the app
              by one tap, or type where yours is. Check the elevation and the direction the cars travel: it
              decides whether the wind is a head wind or a tail wind. Holeshot finds the nearest weather
              station.
            </>
          ),
        },
        {
          heading: '4. Log a pass',
          text: (
            <>
              In the <Link href="/logbook">Log Book</Link>, type the numbers of the slip or paste its text.
              Holeshot fills in the weather of that minute. Mark whether the pass was all out: predictions
              learn only from clean passes.
            </>
          ),
        },
        {
          heading: 'Then look at the next one',
          text: (
            <>
              <Link href="/predictions">Predictions</Link> shows the ET for the air now, from your first clean
              pass on. The range is narrow for the same day. It is wider for another day or track, and narrows
              with each pass you log. Up to five passes, the prediction says how few it has. In the lanes,
              press Lanes: the number and the dial fill the screen.
            </>
          ),
        },
        {
          heading: 'Already have passes?',
          text: (
            <>
              In the <Link href="/logbook">Log Book</Link>, press Import and choose a table of passes (CSV)
              from a spreadsheet or another program. Name each column and check how every row is read, then
              store them. You can undo it.
            </>
          ),
        },
        {
          heading: 'Before you leave for the track',
          text: 'Sign in on your phone while it has a network, and wait for “Holeshot is on this device now and works without a network”. To install it, use Install or Add to Home Screen in the menu of your browser.',
        },
      ]}
    >
      <Button variant="contained" href={next?.path ?? '/register'} sx={{ alignSelf: 'flex-start' }}>
        {next?.label ?? 'Register'}
      </Button>
    </TextPage>
  );
};

const OfRacer = ({ ports }: { ports: StepPorts }) => <Guide steps={useFirstSteps(ports)} />;

/** The page that leads from an account to the first prediction. */
export const GettingStarted = ({ ports }: { ports?: StepPorts }) => {
  const session = useObservable(session$, session$.value);
  return session.status === 'signed-in' && ports !== undefined ? <OfRacer ports={ports} /> : <Guide />;
};
