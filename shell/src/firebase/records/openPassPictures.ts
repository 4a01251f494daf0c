import { collection, query, where, type Firestore } from 'firebase/firestore';
import { map, type Observable } from 'rxjs';
import {
  loadedList,
  parsePassPicture,
  pictureId,
  type Loadable,
  type PassPicture,
} from '@holeshot/shared-core';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { Outbox } from '../../writes/Outbox';
import { watchRows, type StoredRow } from '../database/watchRows';

/** The pictures of a racer's passes. */
export interface RacerPictures {
  /** Of one pass, by their places. */
  pictures$(logEntryUid: string): Observable<Loadable<PassPicture[]>>;
  add(picture: PassPicture): void;
  remove(picture: PassPicture): void;
}

/**
 * The pictures of one racer in Firestore, each a document of its own: a pass is read without them.
 * @param report called for each stored picture that cannot be read
 */
export const openPassPictures = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write'>,
  report: (error: unknown, where: string) => void,
  health: Pick<ListenerHealth, 'mark'>,
): RacerPictures => {
  const picturesPath = `users/${uid}/passPictures`;
  const pathOf = (picture: PassPicture) => `${picturesPath}/${pictureId(picture)}`;

  const readable = (row: StoredRow): PassPicture[] => {
    const parsed = parsePassPicture(row);
    if (parsed.ok) return [parsed.value];
    report(parsed.failure.message, `passPictures.${row.id}`);
    return [];
  };

  return {
    pictures$: (logEntryUid) =>
      watchRows(
        query(collection(database, picturesPath), where('log_entry_uid', '==', logEntryUid)),
        `${picturesPath} of ${logEntryUid}`,
        health,
      ).pipe(
        map((stored) =>
          stored.state === 'present'
            ? loadedList(stored.value.flatMap(readable).sort((a, b) => a.n - b.n))
            : stored,
        ),
      ),
    add: ({ log_entry_uid, n, base64 }) =>
      outbox.write({
        path: pathOf({ log_entry_uid, n, base64 }),
        data: { log_entry_uid, n, base64 },
        fields: [['log_entry_uid'], ['n'], ['base64']],
        stamps: [],
      }),
    remove: (picture) => outbox.write({ path: pathOf(picture), data: {}, fields: [[]], stamps: [] }),
  };
};
