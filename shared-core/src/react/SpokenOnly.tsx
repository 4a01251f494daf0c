import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Words for a screen reader alone. */
export const SpokenOnly = ({ children, role }: { children: ReactNode; role?: 'status' }) => (
  <Box
    component="span"
    {...(role === undefined ? {} : { role })}
    sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
  >
    {children}
  </Box>
);
