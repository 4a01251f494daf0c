import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Collapsible part of a form. */
export const FoldedPart = ({
  title,
  open,
  onToggle,
  children,
}: {
  title: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
}) => (
  <Box
    component="details"
    open={open}
    onToggle={(event) => onToggle(event.currentTarget.open)}
    sx={{ borderTop: 1, borderColor: 'divider', '&[open] > summary svg': { rotate: '180deg' } }}
  >
    <Box
      component="summary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        fontWeight: 600,
        cursor: 'pointer',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
      }}
    >
      <Icon path={icons.expandIcon} />
      {title}
    </Box>
    <Stack useFlexGap spacing={2.5} sx={{ pt: 1.5 }}>
      {children}
    </Stack>
  </Box>
);
