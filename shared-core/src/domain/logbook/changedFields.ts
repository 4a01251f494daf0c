import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { sameStored } from '../sameStored';

type Fields = Record<string, unknown>;

/** Their fields change one by one; all else, such as the air of a pass or a tune, is one thing and changes whole. */
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
 * The field paths in which an edit changed a pass or a vehicle, each a list of segments below it, so that edits of
 * different fields on two devices both count.
 */
export const changedFields = <Row extends LogEntry | Vehicle>(before: Row, after: Row): string[][] => {
  const [from, to] = [{ ...before } as Fields, { ...after } as Fields];
  return changedIn(from, to).flatMap((key) =>
    oneByOne.includes(key) && from[key] !== undefined && to[key] !== undefined
      ? changedIn(from[key] as Fields, to[key] as Fields).map((inner) => [key, inner])
      : [[key]],
  );
};
