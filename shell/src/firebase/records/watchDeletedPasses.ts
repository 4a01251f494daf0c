import { collection, type DocumentData, type Firestore } from 'firebase/firestore';
import { combineLatest, map, type Observable } from 'rxjs';
import {
  lastDeletedFirst,
  loadedList,
  parseDeletedPass,
  unknown,
  type DeletedPass,
  type Loadable,
  type LogEntry,
} from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import { watchRows, type StoredRow } from '../database/watchRows';
import { ofKnownVehicles } from '../passes/ofKnownVehicles';

/** Deleted pass with its vehicle where `ofKnownVehicles` looks for it. */
type Row = DeletedPass & Pick<LogEntry, 'vehicle'>;

/**
 * Streams the deleted passes of a racer in Firestore, the latest first. A pass in a log book lives, whatever
 * `deletedPasses` holds: an older version of the app restores it there alone.
 * @param entries$ passes in the log books
 * @param document$ `users/{uid}`
 * @param report called for each unreadable row
 */
export const watchDeletedPasses = (
  database: Firestore,
  uid: string,
  entries$: Observable<Loadable<LogEntry[]>>,
  document$: Observable<Loadable<DocumentData>>,
  report: (error: unknown, where: string) => void,
  health: Pick<ListenerHealth, 'mark'>,
): Observable<Loadable<DeletedPass[]>> => {
  const path = `users/${uid}/deletedPasses`;
  const readable = (row: StoredRow): Row[] => {
    // The note of an older version of the app.
    if (!('pass' in row)) return [];
    const parsed = parseDeletedPass(row);
    if (parsed.ok) return [{ ...parsed.value, vehicle: parsed.value.pass.vehicle }];
    report(parsed.failure.message, `deletedPasses.${row.id}`);
    return [];
  };
  const rows$ = watchRows(collection(database, path), path, health).pipe(
    map((stored) => (stored.state === 'present' ? loadedList(stored.value.flatMap(readable)) : stored)),
  );
  return combineLatest([ofKnownVehicles(rows$, document$), entries$]).pipe(
    map(([rows, entries]) => {
      if (rows.state !== 'present') return rows;
      if (entries.state === 'unknown') return unknown;
      const passes = entries.state === 'present' ? entries.value : [];
      const living = new Set(passes.map(({ log_entry_uid }) => log_entry_uid));
      const deleted = rows.value.filter(({ pass }) => !living.has(pass.log_entry_uid));
      return loadedList(deleted.sort(lastDeletedFirst).map(({ pass, deleted_at }) => ({ pass, deleted_at })));
    }),
  );
};
