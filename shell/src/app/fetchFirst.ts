import { recordOf, type Session } from '@holeshot/shared-core';
import { readDashboardSnapshot } from '../dashboard/dashboardSnapshot';
import { prepareRemembered } from '../remembered/remembered';
import { loadDashboard } from '../pages/loadDashboard';
import { isFromDevice } from '../remotes/isFromDevice';
import { loadFederation, loadRemote } from '../remotes/loadRemote';
import { offers$ } from '../remotes/offers';
import { remoteNames, remotePlaces, type RemotePlace } from '../remotes/remotePlaces';
import { tabVersions } from '../remotes/tabVersions';
import { routeTable, rowAt } from '../routing/routeTable';

/** How each is asked for; a failure is said by the part that needs it. */
interface Asks {
  isFromDevice: () => boolean;
  page: (remote: string, page: string) => Promise<unknown>;
  version: (place: RemotePlace) => Promise<unknown>;
  /** What loads remotes. */
  federation: () => Promise<unknown>;
  dashboard: () => Promise<unknown>;
  /** What reads what this device has kept. */
  remembered: () => void;
}

const here: Asks = {
  isFromDevice,
  page: loadRemote,
  version: (place) => tabVersions.of(place),
  federation: loadFederation,
  dashboard: loadDashboard,
  remembered: prepareRemembered,
};

/**
 * Asks for what a page asks for first, while the app is still being drawn: of its remote the version, and the code where
 * that is on the device; on Home what holds the cards and what is kept for them, and the versions of the remotes of those
 * that this device last showed the racer. From the network the code of a page or a card would hold up the app itself.
 * @returns settles once the files that the page begins with are asked for; undefined where they are not, as yet
 */
export const fetchFirst = (
  pathname: string,
  session: Session,
  asks: Asks = here,
): Promise<unknown> | undefined => {
  const row = rowAt(routeTable(offers$.value, remoteNames), pathname);
  if (row === undefined || session.status !== 'signed-in') return undefined;
  const { drawnBy } = row;
  const ask = (work: Promise<unknown>): void => void work.catch(() => undefined);
  const askVersions = (remotes: readonly string[]) =>
    Promise.all(remotePlaces.filter(({ name }) => remotes.includes(name)).map(asks.version));
  if ('remote' in drawnBy) {
    const isHere = asks.isFromDevice();
    ask(isHere ? asks.page(drawnBy.remote, drawnBy.page) : asks.federation());
    const version = askVersions([drawnBy.remote]);
    if (isHere) return version;
    ask(version);
  } else if (drawnBy.shell === 'home') {
    ask(asks.dashboard());
    asks.remembered();
    const cards = readDashboardSnapshot(session.uid) ?? [];
    ask(askVersions(cards.map((card) => String(recordOf(card)['widget']).split('/')[0] ?? '')));
  }
  return undefined;
};
