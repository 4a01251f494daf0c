import { connectionWords, isUnverified, unknown, type Connection, type Ports } from '@holeshot/shared-core';
import { Panel, RouteButton, useObservable, useSession } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Access } from '../subscription/Access';
import { sendingSentence } from './sendingSentence';

/** Widget of the racer's access and of changes not sent yet. */
export const AccountWidget = ({ ports }: { ports: Pick<Ports, 'session' | 'connection' | 'navigation'> }) => {
  const racer = useSession(ports.session);
  const state = useObservable<Connection | undefined>(ports.connection.connection$, undefined);
  const signedIn = racer.status === 'signed-in' ? racer : undefined;
  const mayNeedIt = signedIn?.access === 'active_free_trial' || signedIn?.canWrite === false;
  const mustVerify = signedIn !== undefined && isUnverified(signedIn) && !signedIn.canWrite;
  return (
    <Panel label="Account">
      <Typography variant="h2">Account</Typography>
      {signedIn === undefined ? (
        <Box role="status" aria-label="Reading your account" sx={{ my: 1 }}>
          <Skeleton variant="rounded" height={92} />
        </Box>
      ) : (
        // The session tells access; its end date is not worth another listener.
        <Access racer={signedIn} subscription={unknown} />
      )}
      {state !== undefined && (
        <Box sx={{ mt: 2, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ fontWeight: 600 }}>{connectionWords(state).text}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {sendingSentence(state)}
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {mustVerify && (
          <RouteButton path="/email-verification" navigation={ports.navigation} variant="contained">
            Verify your email
          </RouteButton>
        )}
        {mayNeedIt && !mustVerify && (
          <RouteButton
            path="/subscription"
            navigation={ports.navigation}
            variant={signedIn.canWrite ? 'outlined' : 'contained'}
          >
            Subscription
          </RouteButton>
        )}
        <RouteButton path="/settings" navigation={ports.navigation} variant="outlined">
          Settings
        </RouteButton>
      </Box>
    </Panel>
  );
};
