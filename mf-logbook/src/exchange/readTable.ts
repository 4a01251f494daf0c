import {
  foreignRowReader,
  ownRowReader,
  tableImport,
  unknownNames,
  type CustomField,
  type Location,
  type MeantName,
  type Table,
  type TableName,
  type Vehicle,
} from '@holeshot/shared-core';
import type { TableChoices } from './importSteps';

/** What the racer has, which the rows of a table may name. */
export interface Garage {
  vehicles: Vehicle[];
  locations: Location[];
  customFields: CustomField[];
}

const chosenOf = <Row extends { uid: string }>(rows: readonly Row[], chosen: string | undefined) =>
  chosen === undefined ? rows[0] : rows.find(({ uid }) => uid === chosen);

/** Where the rows go that name no vehicle or no track; undefined where they are refused. */
export const placeFor = ({ vehicleUid, locationUid }: TableChoices, garage: Garage) => ({
  vehicle: chosenOf(garage.vehicles, vehicleUid),
  location: chosenOf(garage.locations, locationUid),
});

/** Whether two say what the same name stands for. */
export const isSameName = (one: MeantName, other: MeantName): boolean =>
  one.what === other.what && one.name === other.name;

/** The names in a foreign table that the racer does not have, as chosen or else as guessed. */
export const namesIn = (table: Table, { layout, names = [] }: TableChoices, garage: Garage): TableName[] =>
  unknownNames(table.rows, layout, garage).map((found) => {
    const chosen = names.find((each) => isSameName(each, found));
    return chosen === undefined ? found : { ...found, uid: chosen.uid, doubtful: false };
  });

/** The reader of a foreign table's rows by what is chosen, for the names in it too. */
export const readerOf = (choices: TableChoices, garage: Garage, newId: () => string) => {
  const { layout, names = [] } = choices;
  return foreignRowReader({ ...garage, layout, names, ...placeFor(choices, garage), newId });
};

/** Steps of reading a table: the app's own layout by itself, a foreign one by what the racer has chosen. */
export const readTable = (
  table: Table,
  choices: TableChoices | undefined,
  garage: Garage,
  newId: () => string,
) => tableImport(table, choices === undefined ? ownRowReader(table.heads) : readerOf(choices, garage, newId));
