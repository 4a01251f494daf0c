import { collection, query, where, type Firestore } from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import {
  absent,
  changedFields,
  loadedList,
  parseTuneVersion,
  type Loadable,
  type TuneChange,
  type TuneVersion,
} from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { Outbox } from '../../writes/Outbox';
import { rowWrite } from '../../writes/rowWrite';
import { watchRows, type StoredRow } from '../database/watchRows';

/** History of a racer's tunes, with saving a change. */
export interface RacerTunes {
  /** Versions of one vehicle, newest first. */
  versions$(vehicleUid: string): Observable<Loadable<TuneVersion[]>>;
  save(change: TuneChange): void;
}

/**
 * Opens the tunes of one racer in Firestore. A change is written as the versions first and then the vehicle, each a
 * write of its own: whatever the server refuses, each tune has its way back.
 * @param report called for each unreadable version
 */
export const openTunes = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write'>,
  report: (error: unknown, where: string) => void,
  health: ListenerHealth,
): RacerTunes => {
  const userPath = `users/${uid}`;
  const tunesPath = `${userPath}/tunes`;

  const readable = (row: StoredRow): TuneVersion[] => {
    const parsed = parseTuneVersion(row);
    if (parsed.ok) return [parsed.value];
    report(parsed.failure.message, `tunes.${row.id}`);
    return [];
  };

  return {
    versions$: (vehicleUid) =>
      watchRows(
        query(collection(database, tunesPath), where('vehicle_uid', '==', vehicleUid)),
        `${tunesPath} of ${vehicleUid}`,
        health,
      ).pipe(
        map((stored) => {
          // Without a network nobody knows that there are none; the racer goes on as if so, and loses no version.
          if (stored.state === 'unknown' && !health.online()) return absent;
          if (stored.state !== 'present') return stored;
          const versions = stored.value.flatMap(readable).sort((a, b) => b.n - a.n);
          return loadedList(versions);
        }),
      ),
    save: ({ before, vehicle, versions }) => {
      for (const version of versions) {
        outbox.write({
          path: `${tunesPath}/${version.vehicle_uid}_${version.n}`,
          data: { ...version },
          fields: Object.keys(version).map((field) => [field]),
          stamps: [],
        });
      }
      const paths = before === undefined ? [[]] : changedFields(before, vehicle);
      if (paths.length > 0) outbox.write(rowWrite(uid, 'vehicles', vehicle, paths));
    },
  };
};
