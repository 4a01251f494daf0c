import { useEffect, useState } from 'react';
import type { Ports } from '@holeshot/shared-core';
import { PageLayout, useObservable } from '@holeshot/shared-core/react';
import { expectPart } from '../loading/firstPage';
import { LoadingPart } from '../remotes/LoadingPart';
import { Reached } from '../routing/Reached';
import { session$ } from '../session/session';
import { Landing } from './Landing';
import { dashboardNow, loadDashboard } from './loadDashboard';

/** The placeholder until the dashboard has loaded; the first page counts as shown only after it. */
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
  if (session.status !== 'signed-in') return <Landing account={ports.account} />;
  return <RacersHome ports={ports} uid={session.uid} />;
};
