import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { untilLoaded } from '../loading/untilLoaded';
import type { RouteRow } from '../routing/routeTable';
import { noteRoom } from '../newcomer/noteRoom';
import { session$ } from '../session/session';
import { AppBar } from './AppBar';
import { BottomNav } from './BottomNav';
import { note$ } from './note';
import { pinnedRows } from './pinnedRows';
import { SideNav } from './SideNav';
import { Standing } from './Standing';
import { useRestoredScroll } from './useRestoredScroll';
import { useLayoutSettings } from './useLayoutSettings';

const MoreMenu = lazy(() =>
  untilLoaded(() =>
    import(/* webpackChunkName: "overlays" */ './MoreMenu').then((module) => ({ default: module.MoreMenu })),
  ),
);

/** The frame of every page: app bar, and navigation at the side or at the bottom of a phone. */
export const Layout = ({
  rows,
  current,
  alone = false,
  ports,
  children,
}: {
  rows: RouteRow[];
  current: RouteRow;
  /** A full-screen page: only troubles show above it. */
  alone?: boolean;
  ports: Ports;
  children: ReactNode;
}) => {
  const session = useObservable(session$, session$.value);
  const drawNote = useObservable(note$, note$.value);
  const { pinnedPaths, rail } = useLayoutSettings(ports.settings);
  const [moreOpen, setMoreOpen] = useState(false);
  const page = useRef<HTMLElement>(null);
  const shown = useRef(current.path);
  useEffect(() => {
    if (shown.current === current.path) return;
    shown.current = current.path;
    if (page.current === null) return;
    // No focus ring after a navigation: it is for a racer who tabbed to the page.
    page.current.dataset['arrived'] = 'yes';
    page.current.focus();
  }, [current.path]);
  useRestoredScroll(page, current.path);
  const signedIn = session.status === 'signed-in';
  const visible = rows.filter((row) => signedIn || !row.requiresAuth);
  const pinned = pinnedRows(visible, pinnedPaths);
  const fixed = visible.filter((row) => row.fixedNav);
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100%',
        gridTemplate: alone
          ? '"bar" auto "page" minmax(0, 1fr) / minmax(0, 1fr)'
          : {
              xs: '"bar" auto "note" auto "page" minmax(0, 1fr) "bottom" auto / minmax(0, 1fr)',
              md: '"side bar" auto "side note" auto "side page" minmax(0, 1fr) / auto minmax(0, 1fr)',
            },
      }}
    >
      <Link
        href="#page"
        // The address stays: behind its `#` a page may keep what it shows.
        onClick={(event) => {
          event.preventDefault();
          page.current?.focus();
        }}
        sx={{
          position: 'absolute',
          zIndex: 2000,
          top: -100,
          left: 8,
          bgcolor: 'background.paper',
          p: 1.5,
          '&:focus': { top: 8 },
        }}
      >
        Skip to the page
      </Link>
      {alone ? (
        <Box component="header" sx={{ gridArea: 'bar', display: 'flex', gap: 1, px: 1.5 }}>
          <Standing signedIn={signedIn} untroubled="hidden" />
        </Box>
      ) : (
        <>
          <AppBar session={session} ports={ports} />
          <SideNav rows={visible.filter((row) => row.leftNav)} current={current.path} rail={rail} />
        </>
      )}
      {!alone && (
        <div style={{ gridArea: 'note', minHeight: noteRoom(session, current.path) }}>
          {drawNote?.(current.path)}
        </div>
      )}
      {/* A new element for each page, so that none starts at the scroll position of another. */}
      <Box
        ref={page}
        key={current.path}
        component="main"
        id="page"
        // Lets the keyboard scroll a page without focusable content.
        tabIndex={0}
        onBlur={({ currentTarget }) => delete currentTarget.dataset['arrived']}
        sx={{
          gridArea: 'page',
          overflowY: 'auto',
          // Else hidden spoken text makes the document taller than the screen and scrolls the bars away.
          position: 'relative',
          '&:focus-visible': { outlineOffset: '-3px' },
          '&[data-arrived]:focus-visible': { outline: 0 },
        }}
      >
        {children}
      </Box>
      {!alone && (
        <BottomNav
          rows={pinned}
          fixed={fixed}
          current={current.path}
          moreOpen={moreOpen}
          onMore={() => setMoreOpen((open) => !open)}
        />
      )}
      {moreOpen && (
        <Suspense fallback={null}>
          <MoreMenu
            rows={visible.filter(
              (row) => (row.leftNav || row.bottomNav) && !row.fixedNav && !pinned.includes(row),
            )}
            onClose={() => setMoreOpen(false)}
          />
        </Suspense>
      )}
    </Box>
  );
};
