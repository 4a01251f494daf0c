import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useEffect, useRef, useState } from 'react';
import { layers } from '../overlays/layers';
import type { RouteRow } from '../routing/routeTable';
import { NavLink } from './NavLink';

/** Time (ms) of the sheet's way, with a margin. */
const transitionMs = 300;

/** The sheet with the pages that are not pinned; Back closes it. */
export const MoreMenu = ({ rows, onClose }: { rows: RouteRow[]; onClose: () => void }) => {
  // A sheet on its way takes no press: the second one of a double tap was meant for More.
  const [arrived, setArrived] = useState(false);
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => layers.lay(() => latest.current()), []);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), transitionMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Drawer
      anchor="bottom"
      open
      onClose={onClose}
      onClick={onClose}
      slotProps={{
        paper: {
          'aria-label': 'More pages',
          role: 'dialog',
          sx: {
            borderRadius: '16px 16px 0 0',
            pt: 2,
            px: 'calc(16px + env(safe-area-inset-left))',
            ...(!arrived && { pointerEvents: 'none' }),
          },
        },
      }}
    >
      <nav aria-label="More">
        {rows.map((row) => (
          <NavLink key={row.path} row={row} current={false} stacked={false} />
        ))}
      </nav>
      {/* Where More is, so that another press there closes the sheet. */}
      <Button
        variant="text"
        onClick={onClose}
        sx={{
          position: 'sticky',
          bottom: 0,
          minHeight: 'calc(56px + env(safe-area-inset-bottom))',
          pb: 'env(safe-area-inset-bottom)',
          borderRadius: 0,
          bgcolor: 'background.paper',
        }}
      >
        Close
      </Button>
    </Drawer>
  );
};
