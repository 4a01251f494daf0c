import { recordOf, type Session } from '@holeshot/shared-core';
import { readDashboardSnapshot } from '../dashboard/dashboardSnapshot';
import { loadDashboard } from '../pages/loadDashboard';
import { offers$ } from '../remotes/offers';
import { remoteNames, remotePlaces, type RemotePlace } from '../remotes/remotePlaces';
import { tabVersions } from '../remotes/tabVersions';
import { routeTable, rowAt } from '../routing/routeTable';

/** How each is asked for; a failure is said by the part that needs it. */
interface Asks {
  version: (place: RemotePlace) => Promise<unknown>;
  dashboard: () => Promise<unknown>;
}

const here: Asks = { version: (place) => tabVersions.of(place), dashboard: loadDashboard };

/**
 * Asks for what a page asks for first, while the app is still being drawn: the version of its remote, or on Home those
 * of the cards that this device last showed the racer, and what holds them.
 */
export const fetchFirst = (pathname: string, session: Session, { version, dashboard }: Asks = here): void => {
  const { drawnBy } = rowAt(routeTable(offers$.value, remoteNames), pathname) ?? {};
  const askFor = (names: readonly string[]): void => {
    for (const place of remotePlaces) if (names.includes(place.name)) void version(place);
  };
  if (drawnBy === undefined) return;
  if ('remote' in drawnBy) askFor([drawnBy.remote]);
  else if (drawnBy.shell === 'home' && session.status === 'signed-in') {
    void dashboard();
    const cards = readDashboardSnapshot(session.uid) ?? [];
    askFor(cards.map((card) => String(recordOf(card)['widget']).split('/')[0] ?? ''));
  }
};
