import { BehaviorSubject } from 'rxjs';
import type { Offer } from '@holeshot/shared-core';
import { builtInOffers } from '../buildConfig';
import { remotePlaces } from './remotePlaces';
import { tabVersions } from './tabVersions';

/** What each remote offers now, by name. */
export const offers$ = new BehaviorSubject<Record<string, Offer>>(builtInOffers);

/** Reads the pointer file of every remote, so that a page that one has added since this build is in the menus. */
export const refreshOffers = async (): Promise<void> => {
  const read = await Promise.all(remotePlaces.map((place) => tabVersions.of(place)));
  const current = Object.fromEntries(
    read.flatMap((each) => (each.ok ? [[each.value.pointer.name, each.value.pointer.offer]] : [])),
  );
  offers$.next({ ...offers$.value, ...current });
};
