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

/** The first requests; the part that needs one reports its failure. */
interface Requests {
  isFromDevice: () => boolean;
  page: (remote: string, page: string) => Promise<unknown>;
  version: (place: RemotePlace) => Promise<unknown>;
  /** Loads the runtime that loads remotes. */
  federation: () => Promise<unknown>;
  dashboard: () => Promise<unknown>;
  /** Loads the reader of remembered records. */
  remembered: () => void;
}

const here: Requests = {
  isFromDevice,
  page: loadRemote,
  version: (place) => tabVersions.of(place),
  federation: loadFederation,
  dashboard: loadDashboard,
  remembered: prepareRemembered,
};

/**
 * Starts the first requests of a page while the app is still drawing: the version of its remote, and its code if that is
 * on the device. On Home: the dashboard, the reader of remembered records, and the versions of the remembered cards.
 * Code from the network would delay the app itself.
 * @returns a promise to wait for before drawing, or undefined
 */
export const fetchFirst = (
  pathname: string,
  session: Session,
  requests: Requests = here,
): Promise<unknown> | undefined => {
  const row = rowAt(routeTable(offers$.value, remoteNames), pathname);
  if (row === undefined || session.status !== 'signed-in') return undefined;
  const { drawnBy } = row;
  const ignoreFailure = (work: Promise<unknown>): void => void work.catch(() => undefined);
  const fetchVersions = (remotes: readonly string[]) =>
    Promise.all(remotePlaces.filter(({ name }) => remotes.includes(name)).map(requests.version));
  if ('remote' in drawnBy) {
    const isHere = requests.isFromDevice();
    ignoreFailure(isHere ? requests.page(drawnBy.remote, drawnBy.page) : requests.federation());
    const version = fetchVersions([drawnBy.remote]);
    if (isHere) return version;
    ignoreFailure(version);
  } else if (drawnBy.shell === 'home') {
    ignoreFailure(requests.dashboard());
    requests.remembered();
    const cards = readDashboardSnapshot(session.uid) ?? [];
    ignoreFailure(fetchVersions(cards.map((card) => String(recordOf(card)['widget']).split('/')[0] ?? '')));
  }
  return undefined;
};
