import { recordOf } from '@holeshot/shared-core';
import type { OutboxWrite } from './outboxStore';

type Edit = Pick<OutboxWrite, 'data' | 'fields'>;

/** Returns whether a field path leads into a pass, not to the pass itself. */
export const isInPass = ([first, , inside]: readonly string[]): boolean =>
  first === 'entries' && inside !== undefined;

const editedUid = ({ fields }: Edit): string | undefined => fields.find(isInPass)?.[1];

/** Returns the id of the one pass of a write, or undefined. */
export const passOf = (write: Edit & Pick<OutboxWrite, 'pass'>): string | undefined =>
  write.pass?.uid ?? editedUid(write);

/** Returns a pass from a log book's document; undefined if it is missing or only the stump of an unsent edit. */
export const passIn = (stored: unknown, uid: string): unknown => {
  const entry = recordOf(recordOf(stored)['entries'])[uid];
  return recordOf(entry)['log_entry_uid'] === uid ? entry : undefined;
};

/** Returns whether a write changes a part of a pass. */
export const isEditOfPass = (write: Edit): boolean => editedUid(write) !== undefined;

/** Returns whether a write deletes one pass from its log book. */
export const isDeletionOfPass = ({ data, pass }: Pick<OutboxWrite, 'data' | 'pass'>): boolean =>
  pass !== undefined && recordOf(data['entries'])[pass.uid] === undefined;

/** Returns whether a write restores the pass that an earlier one deletes, in any log book. */
export const bringsPassBack = (write: OutboxWrite, earlier: OutboxWrite): boolean =>
  isDeletionOfPass(earlier) &&
  earlier.at < write.at &&
  earlier.pass?.uid === write.pass?.uid &&
  !isDeletionOfPass(write) &&
  !isEditOfPass(write);

/** Turns an edit of a pass into a write of the complete pass, which it carries; returns any other write unchanged. */
export const completePass = (write: OutboxWrite): OutboxWrite => {
  const uid = editedUid(write);
  if (uid === undefined) return write;
  return { ...write, fields: [['entries', uid], ...write.fields.filter((field) => !isInPass(field))] };
};
