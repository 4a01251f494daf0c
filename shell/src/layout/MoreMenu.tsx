import { lazy, Suspense, useEffect, useRef } from 'react';
import { untilLoaded } from '../loading/untilLoaded';
import { layers } from '../overlays/layers';
import type { RouteRow } from '../routing/routeTable';
import { NavLink } from './NavLink';

const Drawer = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "overlays" */ '@mui/material/Drawer')),
);

/** The sheet with the pages that are not pinned; Back closes it. */
export const MoreMenu = ({ rows, onClose }: { rows: RouteRow[]; onClose: () => void }) => {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => layers.lay(() => latest.current()), []);
  return (
    <Suspense fallback={null}>
      <Drawer
        anchor="bottom"
        open
        onClose={onClose}
        onClick={onClose}
        slotProps={{
          paper: {
            'aria-label': 'More pages',
            role: 'dialog',
            sx: { borderRadius: '16px 16px 0 0', p: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' },
          },
        }}
      >
        <nav aria-label="More">
          {rows.map((row) => (
            <NavLink key={row.path} row={row} current={false} stacked={false} />
          ))}
        </nav>
      </Drawer>
    </Suspense>
  );
};
