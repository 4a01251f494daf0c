import { collection, doc, type DocumentData, type Firestore } from 'firebase/firestore';
import { combineLatest, map, type Observable } from 'rxjs';
import {
  loadedList,
  parseDeletedVehicle,
  recordOf,
  unknown,
  type DeletedVehicle,
  type Loadable,
} from '@holeshot/shared-core';
import { inCache } from './inCache';
import type { ListenerHealth } from './ListenerHealth';
import type { Outbox } from './outbox';
import { watchRows, type StoredRow } from './watchRows';

/** The vehicles a racer has deleted, and how one is deleted and brought back. */
export interface DeletedVehicles {
  /** The last one deleted first. */
  deleted$: Observable<Loadable<DeletedVehicle[]>>;
  delete(vehicleUid: string): void;
  restore(vehicleUid: string): void;
}

/** One that the server has not stamped yet is the newest. */
const lastFirst = (a: DeletedVehicle, b: DeletedVehicle): number =>
  (b.deleted_at ?? Infinity) - (a.deleted_at ?? Infinity) || 0;

/**
 * The deleted vehicles of one racer in Firestore. What stands in `users/{uid}.vehicles` lives, whatever stands in
 * `deletedVehicles`: so a restore that the server refuses has lost nothing, and needs no transaction.
 * @param document$ `users/{uid}`
 * @param report called for each stored row that cannot be read
 */
export const openDeletedVehicles = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write'>,
  document$: Observable<Loadable<DocumentData>>,
  report: (error: unknown, where: string) => void,
  health: Pick<ListenerHealth, 'mark'>,
): DeletedVehicles => {
  const userPath = `users/${uid}`;
  const archivePath = `${userPath}/deletedVehicles`;
  const archive$ = watchRows(collection(database, archivePath), archivePath, health);

  /** As it is with all that was written until now, which a page may not have been told yet. */
  const withDocument = (path: string, use: (data: DocumentData) => void): void => {
    inCache(doc(database, path))
      .then((stored) => {
        const data = stored?.data();
        if (data !== undefined) use(data);
      })
      .catch((error: unknown) => report(error, path));
  };

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
        return loadedList(rows.sort(lastFirst));
      }),
    ),
    delete: (vehicleUid) =>
      withDocument(userPath, (document) => {
        const vehicle = recordOf(document['vehicles'])[vehicleUid];
        if (recordOf(vehicle)['uid'] !== vehicleUid) return;
        const predictions = Object.entries(recordOf(document['predictions'])).filter(
          ([, prediction]) => recordOf(prediction)['vehicle_uid'] === vehicleUid,
        );
        outbox.write({
          path: `${archivePath}/${vehicleUid}`,
          data: { vehicle, predictions: Object.fromEntries(predictions) },
          fields: [['vehicle'], ['predictions']],
          stamps: ['deleted_at'],
        });
        outbox.write({
          path: userPath,
          data: {},
          fields: [['vehicles', vehicleUid], ...predictions.map(([id]) => ['predictions', id])],
          stamps: [],
        });
      }),
    restore: (vehicleUid) =>
      withDocument(`${archivePath}/${vehicleUid}`, (found) => {
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
