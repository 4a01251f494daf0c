import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Style of text for screen readers alone. */
export const spokenOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Words for a screen reader alone. */
export const SpokenOnly = ({ children, role }: { children: ReactNode; role?: 'status' }) => (
  <Box component="span" {...(role === undefined ? {} : { role })} sx={spokenOnly}>
    {children}
  </Box>
);
