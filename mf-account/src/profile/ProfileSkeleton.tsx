import { Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The profile's form before the racer's settings are there. */
export const ProfileSkeleton = () => (
  <Panel>
    <Stack spacing={2} aria-hidden="true">
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={48} />
    </Stack>
  </Panel>
);
