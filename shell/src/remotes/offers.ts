import { BehaviorSubject } from 'rxjs';
import type { Offer } from '@holeshot/shared-core';
import { builtInOffers } from '../build/buildConfig';
import { reportError } from '../debugLog/debugLog';
import { shellPaths } from '../routing/routeTable';
import { ownPaths } from './ownPaths';
import { remoteNames, remotePlaces } from './remotePlaces';
import { tabVersions } from './tabVersions';
import { versionTag } from './versionTag';

const owners = { builtIn: builtInOffers, shellPaths, order: remoteNames };

/** Current offers by name of the remote. */
export const offers$ = new BehaviorSubject<Record<string, Offer>>(builtInOffers);

/** Whether the current offers are read: until then an unknown path may be a new page. */
export const offersAreRead$ = new BehaviorSubject(false);

/**
 * Reads the pointer file of every remote, so that the menus have pages added after this build. A page with a taken path
 * is dropped and logged.
 */
export const refreshOffers = async (): Promise<void> => {
  try {
    const read = await Promise.all(remotePlaces.map((place) => tabVersions.of(place)));
    const current = Object.fromEntries(
      read.flatMap((each) => (each.ok ? [[each.value.pointer.name, each.value.pointer.offer]] : [])),
    );
    const { offers, taken } = ownPaths({ ...offers$.value, ...current }, owners);
    for (const { remote, path, owner } of taken)
      reportError(`${path} is a page of ${owner}; this one is left out.`, versionTag(remote));
    offers$.next(offers);
  } finally {
    offersAreRead$.next(true);
  }
};
