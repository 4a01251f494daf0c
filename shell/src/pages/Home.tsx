import type { Ports } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { Dashboard } from '../dashboard/Dashboard';
import { session$ } from '../session/session';

import { Landing } from './Landing';

/** Home: the landing page for a visitor, the dashboard for a racer. */
export const Home = ({ ports }: { ports: Ports }) => {
  const session = useObservable(session$, session$.value);
  return session.status === 'signed-in' ? (
    <Dashboard key={session.uid} ports={ports} uid={session.uid} />
  ) : (
    <Landing account={ports.account} />
  );
};
