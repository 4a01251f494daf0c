import { Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Skeleton of the settings in their final height. */
export const SettingsSkeleton = () => (
  <Stack spacing={2} aria-hidden="true">
    {[118, 500, 118, 236, 150, 108].map((height, index) => (
      <Panel key={index}>
        <Skeleton variant="rounded" height={height} />
      </Panel>
    ))}
  </Stack>
);
