import { lazy, Suspense, useEffect, useState } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';
import { useExpected } from '../loading/useExpected';
import { LoadingPart } from '../remotes/LoadingPart';
import { Reached } from '../routing/Reached';
import { session$ } from '../session/session';
import { dashboardNow, loadDashboard } from './loadDashboard';
import { loadLanding } from './loadTextPages';
import { PageIsComing } from './PageIsComing';

const Landing = lazy(() => loadLanding().then((module) => ({ default: module.Landing })));

/** The placeholder until the dashboard has loaded; the first page counts as shown only after it. */
const DashboardIsComing = () => {
  useExpected();
  return (
    <PageLayout title="Home">
      <LoadingPart kind="widget" title="Your Home" />
    </PageLayout>
  );
};

const RacersHome = ({ ports, uid }: { ports: Ports; uid: string }) => {
  // React delays the content after a `lazy` fallback by 300 ms.
  const [Dashboard, setDashboard] = useState(dashboardNow);
  useEffect(() => {
    void loadDashboard().then((loaded) => setDashboard(() => loaded));
  }, []);
  if (Dashboard === undefined) return <DashboardIsComing />;
  return (
    <>
      <Dashboard key={uid} ports={ports} uid={uid} />
      <Reached />
    </>
  );
};

/** Home: the landing page for a visitor, the dashboard for a racer. */
export const Home = ({ ports }: { ports: Ports }) => {
  const session = useObservable(session$, session$.value);
  if (session.status !== 'signed-in')
    return (
      <Suspense fallback={<PageIsComing />}>
        <Landing account={ports.account} />
        <Reached />
      </Suspense>
    );
  return <RacersHome ports={ports} uid={session.uid} />;
};
