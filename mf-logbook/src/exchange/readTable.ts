import {
  foreignRowReader,
  ownRowReader,
  tableImport,
  type CustomField,
  type Location,
  type Table,
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

/** The reader of a foreign table's rows by what the racer has chosen. */
export const readerOf = (choices: TableChoices, garage: Garage, newId: () => string) =>
  foreignRowReader({ ...garage, layout: choices.layout, ...placeFor(choices, garage), newId });

/** Steps of reading a table: the app's own layout by itself, a foreign one by what the racer has chosen. */
export const readTable = (
  table: Table,
  choices: TableChoices | undefined,
  garage: Garage,
  newId: () => string,
) => tableImport(table, choices === undefined ? ownRowReader(table.heads) : readerOf(choices, garage, newId));
