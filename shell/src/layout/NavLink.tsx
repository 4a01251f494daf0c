import Box from '@mui/material/Box';
import { Icon } from '@holeshot/shared-core/react';
import type { RouteRow } from '../routing/routeTable';

/** A link of a navigation: icon and words; more than color marks the current page. */
export const NavLink = ({
  row: { path, title, icon },
  current,
  stacked,
}: {
  row: RouteRow;
  current: boolean;
  /** Words below the icon, not beside it. */
  stacked: boolean;
}) => (
  <Box
    component="a"
    href={path}
    aria-current={current ? 'page' : undefined}
    sx={{
      display: 'flex',
      flexDirection: stacked ? 'column' : 'row',
      alignItems: 'center',
      justifyContent: stacked ? 'center' : 'flex-start',
      gap: stacked ? 0.25 : 1.5,
      minHeight: stacked ? 56 : 48,
      px: stacked ? 0.5 : 1.5,
      borderRadius: '12px',
      textDecoration: 'none',
      textAlign: 'center',
      fontSize: stacked ? '0.75rem' : '0.9375rem',
      fontWeight: current ? 600 : 500,
      color: current ? 'primary.dark' : 'text.secondary',
      bgcolor: current && !stacked ? 'action.selected' : 'transparent',
      '&:hover': { bgcolor: 'action.hover' },
    }}
  >
    <Icon path={icon} />
    {title}
  </Box>
);
