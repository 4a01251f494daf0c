import { isRecord } from '../../plain/record';
/** A record as it is stored; what it holds is unchecked. */
export type StoredRecord = Record<string, unknown>;

/** A row as it is stored under its id; one that cannot be read may hold anything. */
export interface StoredRow {
  id: string;
  value: unknown;
}

/** The lists of a log book, in the order that a file holds them. */
export const storedLists = [
  'vehicles',
  'locations',
  'custom_fields',
  'views',
  'predictions',
  'tunes',
  'entries',
] as const;

/** The name of a list in a file. */
export type StoredList = (typeof storedLists)[number];

/** A racer's whole log book as it is stored: unknown fields and rows that cannot be read included. */
export type StoredLogBook = Record<StoredList, StoredRow[]> & {
  /** The uid of the racer it belongs to. */
  account: string;
  /** The display settings. */
  settings: StoredRecord;
};

/** The log book of a racer without anything in it. */
export const emptyLogBook = (account: string): StoredLogBook => ({
  account,
  vehicles: [],
  locations: [],
  custom_fields: [],
  views: [],
  predictions: [],
  tunes: [],
  entries: [],
  settings: {},
});

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The id that a row of a list carries inside; undefined where it carries none. */
export const idInside = (list: StoredList, value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined;
  if (list === 'entries') return textOf(value['log_entry_uid']);
  if (list === 'custom_fields') return textOf(value['pk']);
  if (list === 'views') return textOf(value['name']);
  if (list !== 'tunes') return textOf(value['uid']);
  const { vehicle_uid, n } = value;
  return textOf(vehicle_uid) !== undefined && typeof n === 'number'
    ? `${String(vehicle_uid)}_${n}`
    : undefined;
};

/** The vehicle that a stored pass belongs to; empty where it names none. */
export const vehicleUidOf = (entry: StoredRecord): string =>
  (isRecord(entry['vehicle']) ? textOf(entry['vehicle']['uid']) : undefined) ?? '';
