import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Figures side by side, wrapping on a narrow screen. */
export const FigureList = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
    }}
  >
    {children}
  </Box>
);
