import Box from '@mui/material/Box';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Card: one surface step above the page, a hairline around it. */
export const Panel = ({
  children,
  label,
  sx = {},
}: {
  children: ReactNode;
  /** Name of the card for screen readers, where it holds a thing of its own. */
  label?: string;
  /** Differences of this card's style. */
  sx?: SystemStyleObject<Theme>;
}) => (
  <Box
    component={label === undefined ? 'div' : 'section'}
    {...(label === undefined ? {} : { 'aria-label': label })}
    sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '16px', p: 2, ...sx }}
  >
    {children}
  </Box>
);
