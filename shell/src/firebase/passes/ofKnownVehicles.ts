import type { DocumentData } from 'firebase/firestore';
import { combineLatest, map, type Observable } from 'rxjs';
import { loadedList, present, type Loadable } from '@holeshot/shared-core';
import { onlyChanges } from '../../streams/onlyChanges';

/** Returns the uids under `vehicles`, readable or not. */
const vehicleUids = (document: Loadable<DocumentData>): Loadable<string[]> =>
  document.state === 'present'
    ? present(Object.keys((document.value['vehicles'] ?? {}) as object).sort())
    : document;

/**
 * Selects the passes of a racer's vehicles: those of a deleted or unknown one are hidden and stay stored. A broken
 * pass without a vehicle is shown.
 * @param document$ `users/{uid}`
 */
export const ofKnownVehicles = <Pass extends { vehicle: { uid: string } }>(
  entries$: Observable<Loadable<Pass[]>>,
  document$: Observable<Loadable<DocumentData>>,
): Observable<Loadable<Pass[]>> => {
  const uids$ = document$.pipe(map(vehicleUids), onlyChanges());
  return combineLatest([entries$, uids$]).pipe(
    map(([entries, uids]) => {
      if (entries.state !== 'present') return entries;
      if (uids.state !== 'present') return uids;
      const known = new Set(uids.value);
      const rows = entries.value.filter(({ vehicle }) => vehicle.uid === '' || known.has(vehicle.uid));
      return loadedList(rows);
    }),
  );
};
