import { BehaviorSubject } from 'rxjs';
import type { Offer } from '@holeshot/shared-core';
import { builtInOffers } from '../buildConfig';
import { readPointer } from './readPointer';
import { remotePlaces } from './remotePlaces';

/** What each remote offers now, by name. */
export const offers$ = new BehaviorSubject<Record<string, Offer>>(builtInOffers);

/** Reads every pointer file, so that a page that a remote has added since this build is in the menus. */
export const refreshOffers = async (): Promise<void> => {
  const read = await Promise.all(remotePlaces.map((place) => readPointer(place, fetch)));
  const current = Object.fromEntries(
    read.flatMap((each) => (each.ok ? [[each.value.name, each.value.offer]] : [])),
  );
  offers$.next({ ...offers$.value, ...current });
};
