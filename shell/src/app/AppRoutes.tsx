import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Ports } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { Layout } from '../layout/Layout';
import { lazyPart } from '../loading/lazyPart';
import { NotFound } from '../pages/NotFound';
import { ShellPageView } from '../pages/ShellPageView';
import { LoadingPart } from '../remotes/LoadingPart';
import { offersAreRead$ } from '../remotes/offers';
import { Slot } from '../remotes/Slot';
import { session$ } from '../session/session';
import { AccountEffects } from './AccountEffects';
import { resetReloads } from '../routing/reloadLimit';
import { RouteEffects } from './RouteEffects';
import { ToSignIn } from '../routing/ToSignIn';
import { useAppRoutes } from './useAppRoutes';
import { rowAt, type RouteRow } from '../routing/routeTable';

/** Set by the build: an app with a server leaves the page out. */
declare const HOLESHOT_DEVICE_ONLY: boolean;

/** Paths that need a server. */
const needServer = [
  '/signin',
  '/register',
  '/forgot-password',
  '/email-verification',
  '/profile',
  '/subscription',
  '/proof',
];

const DeviceOnly = HOLESHOT_DEVICE_ONLY
  ? lazyPart(() =>
      import(/* webpackChunkName: "device-only" */ '../pages/DeviceOnly').then((module) => module.DeviceOnly),
    )
  : undefined;

const Page = ({
  row,
  ports,
  onShown,
  onFailed,
}: {
  row: RouteRow;
  ports: Ports;
  onShown: () => void;
  onFailed: () => void;
}) => {
  const { drawnBy } = row;
  if (DeviceOnly !== undefined && needServer.includes(row.path)) {
    return (
      <Suspense fallback={<LoadingPart kind="page" title="The page" />}>
        <DeviceOnly />
      </Suspense>
    );
  }
  if ('shell' in drawnBy) return <ShellPageView page={drawnBy.shell} ports={ports} />;
  return (
    <Slot
      key={`${drawnBy.remote}/${drawnBy.page}`}
      kind="page"
      remote={drawnBy.remote}
      place={drawnBy.page}
      title={row.title}
      ports={ports}
      onShown={onShown}
      onFailed={onFailed}
    />
  );
};

/** The page of the current path inside the layout; an unknown path has no layout. */
export const AppRoutes = ({ ports }: { ports: Ports }) => {
  const rows = useAppRoutes();
  const { pathname, search } = useLocation();
  const session = useObservable(session$, session$.value);
  const offersAreRead = useObservable(offersAreRead$, offersAreRead$.value);
  const row = rowAt(rows, pathname, search);
  const [failedPath, setFailedPath] = useState<string>();

  useEffect(() => {
    if (pathname === '/promo-code') location.assign('/promo/');
  }, [pathname]);

  if (pathname === '/promo-code') return null;
  const unknown = offersAreRead ? <NotFound /> : <LoadingPart kind="page" title="The page" />;
  const content =
    row === undefined ? (
      unknown
    ) : (
      <Layout rows={rows} current={row} alone={row.fullScreen && failedPath !== row.path} ports={ports}>
        {row.requiresAuth && session.status === 'signed-out' ? (
          <ToSignIn from={pathname + search} />
        ) : (
          <Page
            row={row}
            ports={ports}
            onShown={() => {
              setFailedPath(undefined);
              resetReloads();
            }}
            // A failed full-screen page has no way out, so the layout shows again.
            onFailed={() => setFailedPath(row.path)}
          />
        )}
      </Layout>
    );
  return (
    <>
      <RouteEffects row={row} />
      {!HOLESHOT_DEVICE_ONLY && <AccountEffects settings={ports.settings} />}
      {content}
    </>
  );
};
