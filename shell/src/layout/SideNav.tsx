import Box from '@mui/material/Box';
import { isWithin, type RouteRow } from '../routing/routeTable';
import { NavLink } from './NavLink';

/** The navigation at the side of a tablet or desktop; a rail has its words below the icons. */
export const SideNav = ({ rows, current, rail }: { rows: RouteRow[]; current: string; rail: boolean }) => (
  <Box
    component="nav"
    aria-label="Main"
    sx={{
      gridArea: 'side',
      display: { xs: 'none', md: 'flex' },
      flexDirection: 'column',
      gap: 0.5,
      width: rail ? 104 : 216,
      p: 1.5,
      overflowY: 'auto',
      bgcolor: 'background.paper',
      borderRight: 1,
      borderColor: 'divider',
    }}
  >
    {rows.map((row) => (
      <NavLink key={row.path} row={row} current={isWithin(current, row.path)} stacked={rail} />
    ))}
  </Box>
);
