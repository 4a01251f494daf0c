import {
  foreignRowReader,
  ownRowReader,
  tableImport,
  unknownNames,
  type CustomField,
  type Location,
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

/** The names in a foreign table that the racer does not have, as chosen or else as guessed. */
export const namesIn = (table: Table, { layout, names = [] }: TableChoices, garage: Garage): TableName[] =>
  unknownNames(table.rows, layout, garage).map((found) => {
    const chosen = names.find(({ what, name }) => what === found.what && name === found.name);
    return chosen === undefined ? found : { ...found, uid: chosen.uid, doubtful: false };
  });

/** The reader of a foreign table's rows by what the racer has chosen, and what the names in it stand for. */
export const readerOf = (
  choices: TableChoices,
  names: readonly TableName[],
  garage: Garage,
  newId: () => string,
) => foreignRowReader({ ...garage, layout: choices.layout, names, ...placeFor(choices, garage), newId });

/** Steps of reading a table: the app's own layout by itself, a foreign one by what the racer has chosen. */
export const readTable = (
  table: Table,
  choices: TableChoices | undefined,
  garage: Garage,
  newId: () => string,
) =>
  tableImport(
    table,
    choices === undefined
      ? ownRowReader(table.heads)
      : readerOf(choices, namesIn(table, choices, garage), garage, newId),
  );
