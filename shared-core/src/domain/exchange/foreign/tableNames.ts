import { plainName } from '../../cells/plainName';
import type { Location } from '../../entities/Location';
import type { Vehicle } from '../../entities/Vehicle';
import { cellText } from './foreignCells';
import type { TableLayout } from './guessLayout';
import type { TableRow } from '../table/tableRows';

/** A name in a table that none of the racer's vehicles or tracks has, and which of them it stands for. */
export interface MeantName {
  what: 'vehicle' | 'track';
  name: string;
  /** Of the vehicle or track; empty where the rows with this name are refused. */
  uid: string;
}

/** Such a name as it is found in a table, with a guess where one fits. */
export interface TableName extends MeantName {
  /** Guessed, to be looked at. */
  doubtful: boolean;
}

/** More are no names but another column. */
const mostNames = 20;
/** Shorter ones are in too many others. */
const leastLetters = 3;

/** The only one whose name holds the given one, or is held by it: `'69 Nova` for `Nova`. */
const guess = (name: string, own: ReadonlyMap<string, string>): string => {
  const holds = (one: string, other: string) => other.length >= leastLetters && one.includes(other);
  const plain = plainName(name);
  const [fit, another] = [...own].filter(([each]) => holds(each, plain) || holds(plain, each));
  return fit === undefined || another !== undefined ? '' : fit[1];
};

/** Finds the names in a foreign table that the racer's vehicles and tracks do not have, each with a guess. */
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
