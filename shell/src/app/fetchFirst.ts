import { recordOf, type Session } from '@holeshot/shared-core';
import { readDashboardSnapshot } from '../dashboard/dashboardSnapshot';
import { loadDashboard } from '../pages/loadDashboard';
import { isFromDevice } from '../remotes/isFromDevice';
import { loadRemote } from '../remotes/loadRemote';
import { offers$ } from '../remotes/offers';
import { remoteNames, remotePlaces, type RemotePlace } from '../remotes/remotePlaces';
import { tabVersions } from '../remotes/tabVersions';
import { routeTable, rowAt } from '../routing/routeTable';

/** How each is asked for; a failure is said by the part that needs it. */
interface Asks {
  isFromDevice: () => boolean;
  page: (remote: string, page: string) => Promise<unknown>;
  version: (place: RemotePlace) => Promise<unknown>;
  dashboard: () => Promise<unknown>;
}

const here: Asks = {
  isFromDevice,
  page: loadRemote,
  version: (place) => tabVersions.of(place),
  dashboard: loadDashboard,
};

/**
 * Asks for what a page asks for first, while the app is still being drawn: its remote where that is on the device, or
 * on Home what holds the cards, and the versions of the remotes of those that this device last showed the racer. From
 * the network a page would hold up the app itself.
 */
export const fetchFirst = (pathname: string, session: Session, asks: Asks = here): void => {
  const row = rowAt(routeTable(offers$.value, remoteNames), pathname);
  if (row === undefined || session.status !== 'signed-in') return;
  const { drawnBy } = row;
  if ('remote' in drawnBy) {
    if (asks.isFromDevice()) void asks.page(drawnBy.remote, drawnBy.page);
  } else if (drawnBy.shell === 'home') {
    void asks.dashboard();
    const cards = readDashboardSnapshot(session.uid) ?? [];
    const remotes = cards.map((card) => String(recordOf(card)['widget']).split('/')[0]);
    for (const place of remotePlaces) if (remotes.includes(place.name)) void asks.version(place);
  }
};
