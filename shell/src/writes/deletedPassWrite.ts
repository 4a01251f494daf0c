import { pictureId, picturesAPass } from '@holeshot/shared-core';
import type { DocumentWrite, OutboxWrite } from './outboxStore';

/** Returns the path of a deleted pass. */
const pathOf = (racerUid: string, entryUid: string): string => `users/${racerUid}/deletedPasses/${entryUid}`;

/**
 * Creates the write that notes a deleted pass, beside its deletion.
 * @param pass whole, to be restored; undefined if only its pictures wait for their end
 */
export const deletedPassWrite = (racerUid: string, entryUid: string, pass?: unknown): DocumentWrite => ({
  path: pathOf(racerUid, entryUid),
  data: pass === undefined ? {} : { pass },
  // Without a pass it leaves one that stands there.
  fields: pass === undefined ? [] : [['pass']],
  stamps: ['deleted_at'],
});

const removalOf = (path: string): DocumentWrite => ({ path, data: {}, fields: [[]], stamps: [] });

/** Creates the write that takes a pass out of the deleted ones. */
export const undeletedPassWrite = (racerUid: string, entryUid: string): DocumentWrite =>
  removalOf(pathOf(racerUid, entryUid));

/** Creates the write that deletes a deleted pass and its pictures for good. */
export const passForGoodWrite = (
  racerUid: string,
  entryUid: string,
): DocumentWrite & Pick<OutboxWrite, 'beside'> => ({
  ...undeletedPassWrite(racerUid, entryUid),
  // It reads no pictures: deleting a missing one costs less than a look.
  beside: Array.from({ length: picturesAPass }, (_, n) =>
    removalOf(`users/${racerUid}/passPictures/${pictureId({ log_entry_uid: entryUid, n })}`),
  ),
});
