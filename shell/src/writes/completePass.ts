import { recordOf } from '@holeshot/shared-core';
import type { OutboxWrite } from './outboxStore';

type Edit = Pick<OutboxWrite, 'data' | 'fields'>;

/** Whether a field path leads into a pass, and not to the pass itself. */
export const isInPass = ([first, , inside]: readonly string[]): boolean =>
  first === 'entries' && inside !== undefined;

const editedUid = ({ fields }: Edit): string | undefined => fields.find(isInPass)?.[1];

/** The one pass that a write is about; undefined for a write of anything else. */
export const passOf = (write: Edit & Pick<OutboxWrite, 'pass'>): string | undefined =>
  write.pass?.uid ?? editedUid(write);

/** A pass as a log book's document holds it; undefined where it is not there, or only as the stump of an unsent edit. */
export const passIn = (stored: unknown, uid: string): unknown => {
  const entry = recordOf(recordOf(stored)['entries'])[uid];
  return recordOf(entry)['log_entry_uid'] === uid ? entry : undefined;
};

/** Whether a write changes a part of a pass, and not the whole. */
export const isEditOfPass = (write: Edit): boolean => editedUid(write) !== undefined;

/** Whether a write takes one pass out of its log book. */
export const isDeletionOfPass = ({ data, pass }: Pick<OutboxWrite, 'data' | 'pass'>): boolean =>
  pass !== undefined && recordOf(data['entries'])[pass.uid] === undefined;

/** Whether a write brings the pass back that an earlier one deletes, in whatever log book. */
export const bringsPassBack = (write: OutboxWrite, earlier: OutboxWrite): boolean =>
  isDeletionOfPass(earlier) &&
  earlier.at < write.at &&
  earlier.pass?.uid === write.pass?.uid &&
  !isDeletionOfPass(write) &&
  !isEditOfPass(write);

/** An edit of a pass as the write of the whole pass, which it carries; any other write as it is. */
export const completePass = (write: OutboxWrite): OutboxWrite => {
  const uid = editedUid(write);
  if (uid === undefined) return write;
  return { ...write, fields: [['entries', uid], ...write.fields.filter((field) => !isInPass(field))] };
};
