import { collection, type DocumentData, type Firestore } from 'firebase/firestore';
import { combineLatest, filter, map, take, type Observable } from 'rxjs';
import {
  fieldAt,
  lastDeletedFirst,
  loadedList,
  parseDeletedVehicle,
  recordOf,
  unknown,
  withField,
  type DeletedVehicle,
  type Loadable,
} from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { Outbox } from '../../writes/Outbox';
import { isWaiting } from '../outbox/outboxRows';
import { watchRows, type StoredRow } from '../database/watchRows';

/** Deleted vehicles of a racer, with deleting and restoring. */
export interface DeletedVehicles {
  /** Deleted vehicles, the last one first. */
  deleted$: Observable<Loadable<DeletedVehicle[]>>;
  delete(vehicleUid: string): void;
  restore(vehicleUid: string): void;
}

const newestOf = <Value>(stream$: Observable<Loadable<Value>>, use: (value: Value) => void): void => {
  stream$
    .pipe(
      filter((seen) => seen.state !== 'unknown'),
      take(1),
    )
    .subscribe((seen) => {
      if (seen.state === 'present') use(seen.value);
    });
};

/**
 * Opens the deleted vehicles of one racer in Firestore. A vehicle in `users/{uid}.vehicles` lives, whatever
 * `deletedVehicles` holds: a refused restore loses nothing, and needs no transaction.
 * @param document$ `users/{uid}`
 * @param report called for each unreadable row
 */
export const openDeletedVehicles = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write' | 'writes$'>,
  document$: Observable<Loadable<DocumentData>>,
  report: (error: unknown, where: string) => void,
  health: Pick<ListenerHealth, 'mark'>,
): DeletedVehicles => {
  const userPath = `users/${uid}`;
  const archivePath = `${userPath}/deletedVehicles`;
  const archive$ = watchRows(collection(database, archivePath), archivePath, health);

  /** Returns the racer's document with its pending writes, which its listener may not have reported yet. */
  const asWritten = (stored: DocumentData): DocumentData =>
    outbox.writes$.value
      .filter((write) => write.path === userPath && isWaiting(write))
      .reduce(
        (document, { fields, data }) =>
          fields.reduce((all, field) => withField(all, field, fieldAt(data, field)), document),
        stored,
      );

  const readable = (row: StoredRow): DeletedVehicle[] => {
    const parsed = parseDeletedVehicle(row);
    if (parsed.ok) return [parsed.value];
    report(parsed.failure.message, `deletedVehicles.${row.id}`);
    return [];
  };

  return {
    deleted$: combineLatest([archive$, document$]).pipe(
      map(([archive, document]) => {
        if (archive.state !== 'present') return archive;
        if (document.state !== 'present') return unknown;
        const living = recordOf(document.value['vehicles']);
        const rows = archive.value.filter(({ id }) => !Object.hasOwn(living, id)).flatMap(readable);
        return loadedList(rows.sort(lastDeletedFirst));
      }),
    ),
    delete: (vehicleUid) =>
      newestOf(document$, (stored) => {
        const document = asWritten(stored);
        const vehicle = recordOf(document['vehicles'])[vehicleUid];
        if (recordOf(vehicle)['uid'] !== vehicleUid) return;
        const predictions = Object.entries(recordOf(document['predictions'])).filter(
          ([, prediction]) => recordOf(prediction)['vehicle_uid'] === vehicleUid,
        );
        // Together: a vehicle must not go unless the server keeps it among the deleted.
        outbox.write(
          {
            path: `${archivePath}/${vehicleUid}`,
            data: { vehicle, predictions: Object.fromEntries(predictions) },
            fields: [['vehicle'], ['predictions']],
            stamps: ['deleted_at'],
          },
          {
            path: userPath,
            data: {},
            fields: [['vehicles', vehicleUid], ...predictions.map(([id]) => ['predictions', id])],
            stamps: [],
          },
        );
      }),
    restore: (vehicleUid) =>
      newestOf(archive$, (archive) => {
        const found = archive.find(({ id }) => id === vehicleUid);
        if (found === undefined) return;
        const predictions = recordOf(found['predictions']);
        outbox.write({
          path: userPath,
          data: { vehicles: { [vehicleUid]: found['vehicle'] as unknown }, predictions },
          fields: [['vehicles', vehicleUid], ...Object.keys(predictions).map((id) => ['predictions', id])],
          stamps: [],
        });
      }),
  };
};
