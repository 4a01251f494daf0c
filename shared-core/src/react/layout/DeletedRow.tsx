import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Item of a list of deleted things: its name, more about it below, and its buttons. */
export const DeletedRow = ({
  name,
  about,
  children,
}: {
  name: string;
  about: string;
  /** Buttons. */
  children: ReactNode;
}) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 2,
      rowGap: 1,
      py: 1,
      '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
  </Box>
);
