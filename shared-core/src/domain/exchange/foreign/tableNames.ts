import { plainName } from '../../cells/plainName';
import type { Location } from '../../entities/Location';
import type { Vehicle } from '../../entities/Vehicle';
import { cellText } from './foreignCells';
import type { TableLayout } from './guessLayout';
import type { TableRow } from '../table/tableRows';

/** Name in a table that no vehicle or track of the racer has, with its meaning. */
export interface MeantName {
  what: 'vehicle' | 'track';
  name: string;
  /** Uid of the vehicle or track; empty where the rows with this name are refused. */
  uid: string;
}

/** Unknown name in a table, with a guess where one fits. */
export interface TableName extends MeantName {
  /** Guessed, to be looked at. */
  doubtful: boolean;
}

/** Most names; more are another column. */
const mostNames = 20;
/** Fewest letters of a guess: shorter names are in too many others. */
const leastLetters = 3;

/** Returns the only own name that contains the given one, or is part of it: `'69 Nova` for `Nova`. */
const guess = (name: string, own: ReadonlyMap<string, string>): string => {
  const holds = (one: string, other: string) => other.length >= leastLetters && one.includes(other);
  const plain = plainName(name);
  const [fit, another] = [...own].filter(([each]) => holds(each, plain) || holds(plain, each));
  return fit === undefined || another !== undefined ? '' : fit[1];
};

/** Finds the names in a foreign table that no vehicle or track of the racer has, each with a guess. */
export const unknownNames = (
  rows: readonly TableRow[],
  layout: TableLayout,
  { vehicles, locations }: { vehicles: readonly Vehicle[]; locations: readonly Location[] },
): TableName[] => {
  const textOf = cellText(layout);
  const sound = rows.filter(({ damage }) => damage === undefined);
  const find = (what: TableName['what'], own: ReadonlyMap<string, string>): TableName[] => {
    const names = new Map<string, string>();
    for (const name of new Set(sound.map((row) => textOf(row, what)))) {
      const plain = plainName(name);
      if (plain !== '' && !own.has(plain) && !names.has(plain)) names.set(plain, name);
      if (names.size === mostNames) break;
    }
    return [...names.values()].map((name) => {
      const uid = guess(name, own);
      return { what, name, uid, doubtful: uid !== '' };
    });
  };
  return [
    ...find('vehicle', new Map(vehicles.map(({ name, uid }) => [plainName(name), uid]))),
    ...find('track', new Map(locations.map(({ title, uid }) => [plainName(title), uid]))),
  ];
};
