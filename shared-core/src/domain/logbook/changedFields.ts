import type { LogEntry } from '../entities/LogEntry';
import { sameStored } from '../sameStored';

type Fields = Record<string, unknown>;

/** Their fields change one by one; all else, such as the air of a pass, is one thing and changes as a whole. */
const oneByOne: readonly string[] = [
  'timeslip',
  'derived',
  'event',
  'custom_fields',
] satisfies (keyof LogEntry)[];

const changedIn = (before: Fields, after: Fields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !sameStored(before[key], after[key]),
  );

/**
 * The field paths in which an edit changed a pass, each a list of segments below the pass, so that edits of different
 * fields on two devices both count.
 */
export const changedFields = (before: LogEntry, after: LogEntry): string[][] => {
  const [from, to] = [{ ...before } as Fields, { ...after } as Fields];
  return changedIn(from, to).flatMap((key) =>
    oneByOne.includes(key) && from[key] !== undefined && to[key] !== undefined
      ? changedIn(from[key] as Fields, to[key] as Fields).map((inner) => [key, inner])
      : [[key]],
  );
};
