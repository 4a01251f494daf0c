import { Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** The settings' groups before the racer's choices are there; heights of the real ones, so nothing jumps. */
export const SettingsSkeleton = () => (
  <Stack spacing={2} aria-hidden="true">
    {[118, 500, 236, 150, 108].map((height) => (
      <Panel key={height}>
        <Skeleton variant="rounded" height={height} />
      </Panel>
    ))}
  </Stack>
);
