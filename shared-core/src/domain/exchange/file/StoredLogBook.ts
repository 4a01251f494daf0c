import { isRecord } from '../../plain/record';
/** Record as stored, with unchecked fields. */
export type StoredRecord = Record<string, unknown>;

/** Row as stored under its id; an unreadable one may hold anything. */
export interface StoredRow {
  id: string;
  value: unknown;
}

/** Lists of a log book, in the order of a file. */
export const storedLists = [
  'vehicles',
  'locations',
  'custom_fields',
  'views',
  'predictions',
  'tunes',
  'entries',
  'pictures',
] as const;

/** Name of a list in a file. */
export type StoredList = (typeof storedLists)[number];

/** Whole log book of a racer as stored, with unknown fields and unreadable rows. */
export type StoredLogBook = Record<StoredList, StoredRow[]> & {
  /** Uid of its racer. */
  account: string;
  /** Display settings. */
  settings: StoredRecord;
};

/** Makes an empty log book of a racer. */
export const emptyLogBook = (account: string): StoredLogBook => ({
  account,
  vehicles: [],
  locations: [],
  custom_fields: [],
  views: [],
  predictions: [],
  tunes: [],
  entries: [],
  pictures: [],
  settings: {},
});

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Returns the id that a row of a list carries inside; undefined where it carries none. */
export const idInside = (list: StoredList, value: unknown): string | undefined => {
  if (!isRecord(value)) return undefined;
  if (list === 'entries') return textOf(value['log_entry_uid']);
  if (list === 'custom_fields') return textOf(value['pk']);
  if (list === 'views') return textOf(value['name']);
  if (list !== 'tunes' && list !== 'pictures') return textOf(value['uid']);
  const owner = textOf(value[list === 'tunes' ? 'vehicle_uid' : 'log_entry_uid']);
  const { n } = value;
  return owner !== undefined && typeof n === 'number' ? `${owner}_${n}` : undefined;
};

/** Returns the vehicle of a stored pass; empty where it names none. */
export const vehicleUidOf = (entry: StoredRecord): string =>
  (isRecord(entry['vehicle']) ? textOf(entry['vehicle']['uid']) : undefined) ?? '';
