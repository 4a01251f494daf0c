import { Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Skeleton of the profile in its final height. */
export const ProfileSkeleton = () => (
  <Stack spacing={2} aria-hidden="true">
    {[386, 344, 156, 128].map((height) => (
      <Panel key={height}>
        <Skeleton variant="rounded" height={height} />
      </Panel>
    ))}
  </Stack>
);
