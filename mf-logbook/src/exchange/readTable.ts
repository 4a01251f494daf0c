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

/** Racer's records that table rows may name. */
export interface Garage {
  vehicles: Vehicle[];
  locations: Location[];
  customFields: CustomField[];
}

const chosenOf = <Row extends { uid: string }>(rows: readonly Row[], chosen: string | undefined) =>
  chosen === undefined ? rows[0] : rows.find(({ uid }) => uid === chosen);

/** Returns the vehicle and track of rows that name none; undefined refuses them. */
export const placeFor = ({ vehicleUid, locationUid }: TableChoices, garage: Garage) => ({
  vehicle: chosenOf(garage.vehicles, vehicleUid),
  location: chosenOf(garage.locations, locationUid),
});

/** Tells whether two meanings are of the same name. */
export const isSameName = (one: MeantName, other: MeantName): boolean =>
  one.what === other.what && one.name === other.name;

/** Returns the unknown names in a foreign table with their chosen or guessed meanings. */
export const namesIn = (table: Table, { layout, names = [] }: TableChoices, garage: Garage): TableName[] =>
  unknownNames(table.rows, layout, garage).map((found) => {
    const chosen = names.find((each) => isSameName(each, found));
    return chosen === undefined ? found : { ...found, uid: chosen.uid, doubtful: false };
  });

/** Creates the reader of a foreign table from the racer's choices. */
export const readerOf = ({ rows }: Table, choices: TableChoices, garage: Garage, newId: () => string) => {
  const { layout, names = [] } = choices;
  return foreignRowReader({ ...garage, layout, rows, names, ...placeFor(choices, garage), newId });
};

/** Reads a table in steps: the app's own layout directly, a foreign one by the racer's choices. */
export const readTable = (
  table: Table,
  choices: TableChoices | undefined,
  garage: Garage,
  newId: () => string,
) =>
  tableImport(
    table,
    choices === undefined ? ownRowReader(table.heads) : readerOf(table, choices, garage, newId),
  );
