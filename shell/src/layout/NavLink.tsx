import Box from '@mui/material/Box';
import { Icon } from '@holeshot/shared-core/react';
import type { RouteRow } from '../routing/routeTable';

/** Style of an entry with its words below the icon; six of them stand side by side on a phone of 320 px. */
export const stackedEntry = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.25,
  minHeight: 56,
  px: 0,
  border: 0,
  textAlign: 'center',
  fontWeight: 500,
  fontSize: '0.625rem',
  letterSpacing: '-0.01em',
  '@media (min-width: 360px)': { fontSize: '0.6875rem' },
  '@media (min-width: 412px)': { fontSize: '0.75rem' },
} as const;

/** A link of a navigation: icon and words; more than color marks the current page. */
export const NavLink = ({
  row: { path, title, icon },
  current,
  stacked,
  sx = {},
}: {
  row: RouteRow;
  current: boolean;
  /** Words below the icon, not beside it. */
  stacked: boolean;
  /** Differences of this entry's style. */
  sx?: object;
}) => (
  <Box
    component="a"
    href={path}
    aria-current={current ? 'page' : undefined}
    sx={{
      ...(stacked
        ? stackedEntry
        : { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48, px: 1.5, fontSize: '0.9375rem' }),
      borderRadius: '12px',
      textDecoration: 'none',
      fontWeight: current ? 600 : 500,
      color: current ? 'primary.dark' : 'text.secondary',
      bgcolor: current && !stacked ? 'action.selected' : 'transparent',
      '&:hover': { bgcolor: 'action.hover' },
      ...sx,
    }}
  >
    <Icon path={icon} />
    {title}
  </Box>
);
