import { lazy, Suspense, useEffect } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';
import { expectPart } from '../app/firstPage';
import { LoadingPart } from '../remotes/LoadingPart';
import { Reached } from '../routing/Reached';
import { session$ } from '../session/session';
import { Landing } from './Landing';
import { loadDashboard } from './loadDashboard';

const Dashboard = lazy(() => loadDashboard().then((module) => ({ default: module.Dashboard })));

/** What stands there until the cards do, which are waited for as a page is. */
const DashboardIsComing = () => {
  useEffect(() => {
    let came = (): void => undefined;
    expectPart(new Promise<void>((resolve) => (came = resolve)));
    return () => came();
  }, []);
  return (
    <PageLayout title="Home">
      <LoadingPart kind="widget" title="Your Home" />
    </PageLayout>
  );
};

/** Home: the landing page for a visitor, the dashboard for a racer. */
export const Home = ({ ports }: { ports: Ports }) => {
  const session = useObservable(session$, session$.value);
  if (session.status !== 'signed-in') return <Landing account={ports.account} />;
  return (
    <Suspense fallback={<DashboardIsComing />}>
      <Dashboard key={session.uid} ports={ports} uid={session.uid} />
      <Reached />
    </Suspense>
  );
};
