import Box from '@mui/material/Box';
import { LateWords } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';

/** Skeleton of the log book: the controls above the passes, and rows of their height. */
export const LogBookSkeleton = ({ wide }: { wide: boolean }) => (
  <Box role="status" aria-label="Reading your log book">
    <Box sx={{ height: wide ? 223 : 142 }}>
      <Skeleton variant="rounded" height={wide ? 44 : 54} sx={{ mb: wide ? 2 : 1, maxWidth: { md: 440 } }} />
      <Skeleton variant="rounded" height={44} sx={{ maxWidth: 960 }} />
    </Box>
    <LateWords>Your passes have not come yet. You can log one all the same.</LateWords>
    {Array.from({ length: wide ? 10 : 6 }, (_, index) => (
      <Box
        key={index}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          height: wide ? 49 : 73,
          gap: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width={wide ? '90%' : 96} height={28} />
          {!wide && <Skeleton width="60%" height={18} />}
        </Box>
        {!wide && <Skeleton width={56} height={28} />}
      </Box>
    ))}
  </Box>
);
