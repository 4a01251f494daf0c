import {
  parseLocation,
  parseLogEntry,
  parseUserSettings,
  parseVehicle,
  present,
  unknown,
  type Loadable,
  type Location,
  type LogEntry,
  type Result,
  type UserSettings,
  type Vehicle,
} from '@holeshot/shared-core';

/** Records of a racer that this device remembers for the next start, before the database is open. */
export interface Remembered {
  /** The newest, newest first. */
  passes: LogEntry[];
  vehicles: Vehicle[];
  locations: Location[];
  settings: UserSettings;
}

/** Name of a remembered record. */
export type RememberedName = keyof Remembered;

const rowsOf =
  <Row>(parse: (row: unknown) => Result<Row>) =>
  (stored: unknown): Loadable<Row[]> => {
    const rows = Array.isArray(stored) ? stored.map(parse) : [];
    const read = rows.flatMap((row) => (row.ok ? [row.value] : []));
    return read.length === 0 ? unknown : present(read);
  };

const readers: { [Name in RememberedName]: (stored: unknown) => Loadable<Remembered[Name]> } = {
  passes: rowsOf(parseLogEntry),
  vehicles: rowsOf(parseVehicle),
  locations: rowsOf(parseLocation),
  settings: (stored) => (stored === null ? unknown : present(parseUserSettings(stored))),
};

/**
 * Reads a remembered record, each row by itself.
 * @param text JSON; rows that cannot be read are dropped
 */
export const readRemembered = <Name extends RememberedName>(
  name: Name,
  text: string,
): Loadable<Remembered[Name]> => {
  try {
    return readers[name](JSON.parse(text));
  } catch {
    return unknown;
  }
};
