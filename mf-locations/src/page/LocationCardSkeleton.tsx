import { Panel } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import { cardHeight } from './LocationCard';

/** Skeleton of a card in its final size. */
export const LocationCardSkeleton = () => (
  <Panel sx={{ minHeight: cardHeight }}>
    <Skeleton variant="text" width="60%" sx={{ fontSize: '1.125rem' }} />
    <Skeleton variant="text" width="40%" />
    <Skeleton variant="rounded" height={120} sx={{ mt: 2 }} />
  </Panel>
);
