import Box from '@mui/material/Box';
import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import { isWithin, type RouteRow } from '../routing/routeTable';
import { NavLink, stackedEntry } from './NavLink';

/** Corners of the button in the middle, which the fixed pages share. */
const corners = ['12px 0 0 12px', '0 12px 12px 0'];

/** The navigation at the bottom of a phone: pinned pages around the fixed ones, and More. */
export const BottomNav = ({
  rows,
  fixed,
  current,
  moreOpen,
  onMore,
}: {
  rows: RouteRow[];
  /** Pages in the middle, whatever is pinned. */
  fixed: RouteRow[];
  current: string;
  moreOpen: boolean;
  onMore: () => void;
}) => {
  const middle = Math.ceil((rows.length + 1) / 2);
  const pinned = rows.map((row) => (
    <NavLink key={row.path} row={row} current={isWithin(current, row.path)} stacked />
  ));
  return (
    <Box
      component="nav"
      aria-label="Pinned"
      sx={{
        gridArea: 'bottom',
        display: { xs: 'grid', md: 'none' },
        // Large letters take a second line.
        gridTemplateColumns: 'repeat(auto-fit, minmax(3.3rem, 1fr))',
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        mb: 'calc(-1 * env(safe-area-inset-bottom))',
      }}
    >
      {pinned.slice(0, middle)}
      {fixed.map((row, index) => (
        <NavLink
          key={row.path}
          row={row}
          current={row.path === current}
          stacked
          sx={{
            my: 0.5,
            minHeight: 48,
            borderRadius: corners[index] ?? 0,
            color: 'primary.dark',
            bgcolor: 'action.selected',
            fontWeight: row.path === current ? 700 : 600,
            ...(row.path === current && { boxShadow: 'inset 0 -3px currentColor' }),
          }}
        />
      ))}
      {pinned.slice(middle)}
      <Box
        component="button"
        type="button"
        aria-expanded={moreOpen}
        aria-haspopup="dialog"
        onClick={onMore}
        sx={{
          font: 'inherit',
          ...stackedEntry,
          bgcolor: 'transparent',
          color: 'text.secondary',
          cursor: 'pointer',
        }}
      >
        <Icon path={icons.moreIcon} />
        More
      </Box>
    </Box>
  );
};
