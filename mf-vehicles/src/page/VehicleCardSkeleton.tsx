import { Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';

/** Skeleton of a card in its final size. */
export const VehicleCardSkeleton = () => (
  <Panel sx={{ minHeight: 244 }}>
    <Skeleton variant="text" width="50%" sx={{ fontSize: '1.125rem' }} />
    <Skeleton variant="text" width="70%" />
    <Skeleton variant="rounded" width="60%" height={40} sx={{ mt: 2 }} />
    <Skeleton variant="rounded" height={46} sx={{ mt: 2 }} />
  </Panel>
);
