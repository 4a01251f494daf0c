import { ok, type Ports } from '@holeshot/shared-core';
import { FormError } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ActionButton } from './ActionButton';
import { GoogleMark } from './GoogleMark';
import { useAction } from './useAction';
import { useNetworkNeeded } from './useNetworkNeeded';

/** Google sign-in below a form; canceling it shows no error. */
export const GoogleSignIn = ({ ports }: { ports: Pick<Ports, 'account' | 'connection'> }) => {
  const network = useNetworkNeeded(
    ports.connection,
    'Google needs a network, and there is none right now. Try again when you are connected.',
  );
  const { busy, failure, run } = useAction(() =>
    network.guard(async () => {
      const answer = await ports.account.signInWithGoogle();
      return answer.ok ? ok(undefined) : answer;
    }),
  );
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          color: 'text.secondary',
          fontSize: '0.875rem',
          '&::before, &::after': { content: '""', flexGrow: 1, borderTop: 1, borderColor: 'divider' },
        }}
      >
        or
      </Box>
      <FormError message={network.shownOf(failure)} />
      <ActionButton
        variant="outlined"
        busy={busy}
        busyLabel="Waiting for Google…"
        icon={<GoogleMark />}
        onClick={run}
      >
        Continue with Google
      </ActionButton>
    </Stack>
  );
};
