import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';
import { useLocation } from 'react-router-dom';
import { network$ } from '../connection/network';
import { keepWorkingOffline } from '../routing/keepWorkingOffline';
import { useGo } from '../routing/useGo';

/** The page that opens when the network is lost. */
export const Offline = () => {
  const go = useGo();
  const { state } = useLocation() as { state: { left?: string } | null };
  // A tab opened on this page with a network gets no `online` event.
  const isBack = useObservable(network$, 'offline') === 'online';
  const goOn = () => {
    if (!isBack) keepWorkingOffline.choose();
    go(state?.left ?? '/', { replace: true });
  };
  return (
    <PageLayout title="Currently Offline" width="reading">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          {isBack
            ? 'The network is back.'
            : 'There is no network. Everything you saved is on this device and will be sent when the network is back.'}
        </Typography>
        {!isBack && (
          <Typography sx={{ color: 'text.secondary' }}>
            Logging and predictions from the last weather work. New weather and account changes have to wait.
          </Typography>
        )}
        <Button variant="contained" size="large" onClick={goOn}>
          {isBack ? 'Continue' : 'Keep working offline'}
        </Button>
      </Stack>
    </PageLayout>
  );
};
