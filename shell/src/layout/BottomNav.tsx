import Box from '@mui/material/Box';
import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import type { RouteRow } from '../routing/routeTable';
import { NavLink } from './NavLink';

/** The navigation at the bottom of a phone: pinned pages and More. */
export const BottomNav = ({
  rows,
  current,
  moreOpen,
  onMore,
}: {
  rows: RouteRow[];
  current: string;
  moreOpen: boolean;
  onMore: () => void;
}) => (
  <Box
    component="nav"
    aria-label="Pinned"
    sx={{
      gridArea: 'bottom',
      display: { xs: 'grid', md: 'none' },
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      bgcolor: 'background.paper',
      borderTop: 1,
      borderColor: 'divider',
      pb: 'env(safe-area-inset-bottom)',
    }}
  >
    {rows.map((row) => (
      <NavLink key={row.path} row={row} current={row.path === current} stacked />
    ))}
    <Box
      component="button"
      type="button"
      aria-expanded={moreOpen}
      aria-haspopup="dialog"
      onClick={onMore}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 0.25,
        minHeight: 56,
        border: 0,
        bgcolor: 'transparent',
        color: 'text.secondary',
        font: 'inherit',
        fontSize: '0.75rem',
        fontWeight: 500,
        cursor: 'pointer',
      }}
    >
      <Icon path={icons.moreIcon} />
      More
    </Box>
  </Box>
);
