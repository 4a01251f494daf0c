import { trialDays, type Session, type SessionPort } from '@holeshot/shared-core';
import { PageLayout, Panel, useObservable } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AccessPanel } from './AccessPanel';

const unknownSession: Session = { status: 'unknown' };

/** What a racer may do with and without a subscription, and where this racer stands. */
export const SubscriptionPage = ({ session }: { session: SessionPort }) => {
  const racer = useObservable(session.session$, unknownSession);
  return (
    <PageLayout title="Subscription" width="reading">
      <Stack spacing={2}>
        {racer.status === 'unknown' && (
          <Panel>
            <Skeleton variant="rounded" height={104} aria-hidden="true" />
          </Panel>
        )}
        {racer.status === 'signed-in' && <AccessPanel racer={racer} />}
        {racer.status === 'signed-out' && (
          <Panel label="Start">
            <Stack spacing={2}>
              <Typography variant="h2">{trialDays} days free</Typography>
              <Typography>
                A new account has a trial of {trialDays} days with everything in it. It starts when your email
                address is verified and ends by itself.
              </Typography>
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
                <Button variant="contained" href="/register">
                  Register
                </Button>
                <Button variant="outlined" href="/signin">
                  Sign in
                </Button>
              </Stack>
            </Stack>
          </Panel>
        )}
        <Panel label="With and without a subscription">
          <Stack spacing={1.5}>
            <Typography variant="h2">With and without a subscription</Typography>
            <Typography>
              In the trial and with a subscription you log passes, and add and change vehicles, locations,
              predictions and tunes.
            </Typography>
            <Typography>
              Without either, an account is read-only: nothing new is added and nothing is changed or deleted.
              Everything you logged stays readable, and your profile and settings stay open.
            </Typography>
          </Stack>
        </Panel>
      </Stack>
    </PageLayout>
  );
};
