import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Gap between panels: a phone has them folded, and closer. */
export const foldGap = { xs: 1, md: 2 };

/** One column on a phone; on a wide screen the explanation stands beside the prediction. */
export const PredictionColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: foldGap,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      maxWidth: 1100,
    }}
  >
    {main}
    <Box sx={{ display: 'grid', gap: foldGap, gridTemplateColumns: 'minmax(0, 1fr)' }}>{side}</Box>
  </Box>
);
