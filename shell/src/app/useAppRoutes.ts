import { useMemo } from 'react';
import { useObservable } from '@holeshot/shared-core/react';
import { offers$ } from '../remotes/offers';
import { remoteNames } from '../remotes/remotePlaces';
import { routeTable, type RouteRow } from '../routing/routeTable';

/** Returns the current route table. */
export const useAppRoutes = (): RouteRow[] => {
  const offers = useObservable(offers$, offers$.value);
  return useMemo(() => routeTable(offers, remoteNames), [offers]);
};
