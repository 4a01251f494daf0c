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

/** The reader of a foreign table's rows by what the racer has chosen. */
export const readerOf = (
  { layout, vehicleUid, locationUid }: TableChoices,
  garage: Garage,
  newId: () => string,
) =>
  foreignRowReader({
    ...garage,
    layout,
    vehicle: garage.vehicles.find(({ uid }) => uid === vehicleUid),
    location: garage.locations.find(({ uid }) => uid === locationUid),
    newId,
  });

/** Steps of reading a table: the app's own layout by itself, a foreign one by what the racer has chosen. */
export const readTable = (
  table: Table,
  choices: TableChoices | undefined,
  garage: Garage,
  newId: () => string,
) => tableImport(table, choices === undefined ? ownRowReader(table.heads) : readerOf(choices, garage, newId));
