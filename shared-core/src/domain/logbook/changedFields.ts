import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { isRecord } from '../plain/record';
import { sameStored } from '../plain/sameStored';
import { beforeCar, ofCar } from './workedOut';

type Fields = Record<string, unknown>;

/** Records whose fields change one by one; any other, such as the air of a pass or a tune, changes whole. */
const oneByOne: readonly string[] = [
  'timeslip',
  'setup',
  'derived',
  'event',
  'custom_fields',
] satisfies (keyof LogEntry)[];

const changedIn = (before: Fields, after: Fields): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !sameStored(before[key], after[key]),
  );

/** Adds the origins of the values that need the car, so that another device's change of these is noticed. */
const withOrigins = (changed: string[], known: Fields): string[] =>
  changed.some((value) => (ofCar as readonly string[]).includes(value))
    ? [...new Set([...changed, ...[...ofCar, ...beforeCar].filter((value) => value in known)])]
    : changed;

/**
 * Lists the field paths that an edit changed in a pass, a vehicle or a location, each as its segments. Edits of
 * different fields on two devices both count.
 */
export const changedFields = <Row extends LogEntry | Vehicle | Location>(
  before: Row,
  after: Row,
): string[][] => {
  const [from, to] = [{ ...before } as Fields, { ...after } as Fields];
  return changedIn(from, to).flatMap((key) => {
    const [before, after] = [from[key], to[key]];
    if (!oneByOne.includes(key) || !isRecord(before) || !isRecord(after)) return [[key]];
    const changed = changedIn(before, after);
    return (key === 'derived' ? withOrigins(changed, after) : changed).map((inner) => [key, inner]);
  });
};
