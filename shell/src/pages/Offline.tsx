import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';
import { useLocation } from 'react-router-dom';
import { network$ } from '../connection/network';
import { keepWorkingOffline } from '../routing/keepWorkingOffline';
import { useGo } from '../routing/useGo';

/** Where the app goes when the network is lost; most of it works all the same. */
export const Offline = () => {
  const go = useGo();
  const { state } = useLocation() as { state: { left?: string } | null };
  // A tab that is loaded here with a network is not told of one that comes.
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
            : 'There is no network. What you saved is on this device and will be sent when the network is back.'}
        </Typography>
        {!isBack && (
          <Typography sx={{ color: 'text.secondary' }}>
            New weather and account changes have to wait. Logging passes and predictions from the last weather
            work.
          </Typography>
        )}
        <Button variant="contained" size="large" onClick={goOn}>
          {isBack ? 'Go on' : 'Keep working offline'}
        </Button>
      </Stack>
    </PageLayout>
  );
};
