import { lazy, Suspense } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';
import { untilLoaded } from '../app/untilLoaded';
import { LoadingPart } from '../remotes/LoadingPart';
import { Reached } from '../routing/Reached';
import { session$ } from '../session/session';
import { Landing } from './Landing';

// No visitor pays for it.
const Dashboard = lazy(() =>
  untilLoaded(() => import(/* webpackChunkName: "dashboard" */ '../dashboard/Dashboard')).then((module) => ({
    default: module.Dashboard,
  })),
);

/** Home: the landing page for a visitor, the dashboard for a racer. */
export const Home = ({ ports }: { ports: Ports }) => {
  const session = useObservable(session$, session$.value);
  if (session.status !== 'signed-in') return <Landing account={ports.account} />;
  return (
    <Suspense
      fallback={
        <PageLayout title="Home">
          <LoadingPart kind="widget" title="Your Home" />
        </PageLayout>
      }
    >
      <Dashboard key={session.uid} ports={ports} uid={session.uid} />
      <Reached />
    </Suspense>
  );
};
