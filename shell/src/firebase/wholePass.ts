import type { OutboxWrite } from './outboxStore';

type Edit = Pick<OutboxWrite, 'data' | 'fields'>;

/** Whether a field path leads into a pass, and not to the pass itself. */
const isInPass = ([first, , inside]: readonly string[]): boolean =>
  first === 'entries' && inside !== undefined;

const editedUid = ({ fields }: Edit): string | undefined => fields.find(isInPass)?.[1];

const passIn = (stored: unknown, uid: string): unknown =>
  (stored as { entries?: Record<string, unknown> } | undefined)?.entries?.[uid];

/** Whether a write changes a part of a pass, and not the whole. */
export const isEditOfPass = (write: Edit): boolean => editedUid(write) !== undefined;

/**
 * Whether a write changes a part of a pass that is not there to be changed.
 * @param stored the month's document as the server has it; undefined where there is none
 */
export const isOfGonePass = (write: Edit, stored: unknown): boolean => {
  const uid = editedUid(write);
  return uid !== undefined && passIn(stored, uid) === undefined;
};

/** An edit of a pass as the write of the whole pass, which it carries; any other write as it is. */
export const wholePass = (write: OutboxWrite): OutboxWrite => {
  const uid = editedUid(write);
  if (uid === undefined) return write;
  return { ...write, fields: [['entries', uid], ...write.fields.filter((field) => !isInPass(field))] };
};
