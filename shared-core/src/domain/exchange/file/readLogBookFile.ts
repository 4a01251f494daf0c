import { fileFailures } from '../../plain/failures';
import { failedAs, ok, type Result } from '../../plain/result';
import { fullEntry, fullLocation, fullVehicle } from './fullForm';
import { inOneGo, type Share } from '../../work/inOneGo';
import { jsonPieces } from './jsonPieces';
import type { FileRow, Refusal } from './FileRow';
import { readRow, type ReadRow } from './readRow';
import { isRecord, recordOf } from '../../plain/record';
import { storedLists, type StoredList, type StoredRecord, vehicleUidOf } from './StoredLogBook';
import { withDerived } from './withDerived';

/** Log book file as read. */
export interface LogBookFile {
  /** Readable rows, in the stored form, with unknown fields. */
  rows: FileRow[];
  /** Uid of the racer who exported it; undefined where the file does not say. */
  account: string | undefined;
  /** Display settings, unchecked. */
  settings: StoredRecord;
  refused: Refusal[];
  /** False for a file that was cut off. */
  whole: boolean;
}

interface Raw {
  place: number;
  value: unknown;
  id?: string;
}
interface RawFile {
  lists: Record<StoredList, Raw[]>;
  settings: unknown;
  format: unknown;
  account: unknown;
  whole: boolean;
}

const notJson = Symbol('not JSON');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return notJson;
  }
};

const isList = (key: string): key is StoredList => (storedLists as readonly string[]).includes(key);

function* readPieces(text: string): Generator<Share, RawFile> {
  const lists = Object.fromEntries(
    storedLists.map((list): [string, Raw[]] => [list, []]),
  ) as RawFile['lists'];
  const file: RawFile = {
    lists,
    settings: undefined,
    format: undefined,
    account: undefined,
    whole: false,
  };
  const pieces = jsonPieces(text);
  for (;;) {
    const piece = pieces.next();
    if (piece.done === true) return { ...file, whole: piece.value };
    const { key, index, text: json, end } = piece.value;
    const value = parsed(json);
    if (key === 'format') file.format = value;
    else if (key === 'account') file.account = value;
    else if (key === 'settings') file.settings = value;
    else if (key === 'by_id' && isRecord(value)) addById(lists, value);
    else if (isList(key) && index !== undefined) lists[key].push({ place: index + 1, value });
    yield (end / text.length) * 0.5;
  }
}

/** Adds the rows that do not carry their own id: `{ views: [{ id, value }] }`. */
const addById = (lists: RawFile['lists'], byId: StoredRecord): void => {
  for (const list of storedLists) {
    const rows: unknown = byId[list];
    for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
      if (!isRecord(row) || typeof row['id'] !== 'string') continue;
      lists[list].push({ place: lists[list].length + 1, value: row['value'], id: row['id'] });
    }
  }
};

/** Returns the newest tune that the passes of each vehicle name, in the short form. */
const newestTunes = (entries: RawFile['lists'][StoredList]): Map<unknown, number> => {
  const newest = new Map<unknown, number>();
  for (const { value } of entries) {
    const { vehicle_uid: uid, tune_version: version } = recordOf(value);
    if (Number.isSafeInteger(version)) newest.set(uid, Math.max(newest.get(uid) ?? 1, Number(version)));
  }
  return newest;
};

/** Reads the text of a log book file in steps, in the full or the short form. Fails with `not-a-log-book`. */
export function* logBookFileSteps(text: string): Generator<Share, Result<LogBookFile>> {
  const { lists, settings, format, account, whole } = yield* readPieces(text);
  if (format !== 'holeshot-logbook') {
    return failedAs(fileFailures, 'not-a-log-book');
  }
  const rows: FileRow[] = [];
  const refused: Refusal[] = [];
  const found: Record<'vehicles' | 'locations', Map<string, StoredRecord>> = {
    vehicles: new Map(),
    locations: new Map(),
  };
  const raced = newestTunes(lists.entries);
  const full = (list: StoredList, value: unknown): unknown => {
    if (!isRecord(value)) return value;
    if (list === 'vehicles') return fullVehicle(value, raced.get(value['uid']) ?? 1);
    if (list === 'locations') return fullLocation(value);
    if (list !== 'entries') return value;
    return fullEntry(
      value,
      (uid) => found.vehicles.get(uid),
      (uid) => found.locations.get(uid),
    );
  };
  const workedOut = (raw: unknown, row: ReadRow): ReadRow => {
    const vehicle =
      isRecord(raw) && !('derived' in raw) ? found.vehicles.get(vehicleUidOf(row.value)) : undefined;
    return vehicle === undefined ? row : { ...row, value: withDerived(row.value, vehicle) };
  };
  const total = storedLists.reduce((sum, list) => sum + lists[list].length, 0);
  let done = 0;
  for (const list of storedLists) {
    const ids = new Set<string>();
    const refuse = (place: number, reason: string) => refused.push({ list, place, reason });
    for (const { place, value, id } of lists[list]) {
      done += 1;
      yield 0.5 + (done / total) * 0.5;
      if (value === notJson) {
        refuse(place, 'The file is damaged at this place.');
        continue;
      }
      const row = readRow(list, full(list, value), id);
      if (!row.ok) refuse(place, row.failure.message);
      else if (ids.has(row.value.id)) refuse(place, 'It has the id of an earlier one in this file.');
      else {
        ids.add(row.value.id);
        rows.push({ list, place, ...(list === 'entries' ? workedOut(value, row.value) : row.value) });
        if (list === 'vehicles' || list === 'locations') found[list].set(row.value.id, row.value.value);
      }
    }
  }
  return ok({
    rows,
    account: typeof account === 'string' ? account : undefined,
    settings: isRecord(settings) ? settings : {},
    refused,
    whole,
  });
}

/** Reads the text of a log book file at once. Fails with `not-a-log-book`. */
export const readLogBookFile = (text: string): Result<LogBookFile> => inOneGo(logBookFileSteps(text));
