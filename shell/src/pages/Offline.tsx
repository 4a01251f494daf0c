import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageLayout } from '@holeshot/shared-core/react';
import { useLocation } from 'react-router-dom';
import { keepWorkingOffline } from '../routing/keepWorkingOffline';
import { useGo } from '../routing/useGo';

/** Where the app goes when the network is lost; most of it works all the same. */
export const Offline = () => {
  const go = useGo();
  const { state } = useLocation() as { state: { left?: string } | null };
  const goOn = () => {
    keepWorkingOffline.choose();
    go(state?.left ?? '/', { replace: true });
  };
  return (
    <PageLayout title="Currently Offline" width="reading">
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          There is no network. What you saved is on this device and will be sent when the network is back.
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          New weather and account changes have to wait. Logging passes and predictions from the last weather
          work.
        </Typography>
        <Button variant="contained" size="large" onClick={goOn}>
          Keep working offline
        </Button>
      </Stack>
    </PageLayout>
  );
};
