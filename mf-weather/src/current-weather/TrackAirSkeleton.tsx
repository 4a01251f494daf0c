import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** Skeleton of a track's figures in their final height. */
export const TrackAirSkeleton = () => (
  <Box aria-hidden="true">
    <Skeleton variant="rounded" width={160} height={55} />
    <Skeleton variant="rounded" height={51} sx={{ mt: 1.5, display: { xs: 'none', md: 'block' } }} />
  </Box>
);
