import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { isRecord } from '../plain/record';
import { sameStored } from '../plain/sameStored';
import { beforeCar, ofCar } from './workedOut';

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

/** What needs the car goes with what it was worked out from: so it is seen where another device has changed that. */
const withOrigins = (changed: string[], known: Fields): string[] =>
  changed.some((value) => (ofCar as readonly string[]).includes(value))
    ? [...new Set([...changed, ...[...ofCar, ...beforeCar].filter((value) => value in known)])]
    : changed;

/**
 * The field paths in which an edit changed a pass, a vehicle or a location, each a list of segments below it, so that edits of
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
