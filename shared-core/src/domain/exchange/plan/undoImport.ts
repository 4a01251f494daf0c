import { fingerprint } from './fingerprint';
import type { Share } from '../../work/inOneGo';
import { isRecord } from '../../plain/record';
import { storedLists, vehicleUidOf, type StoredList, type StoredLogBook } from '../file/StoredLogBook';

/** Stored row in its list. */
export interface ListedRow {
  list: StoredList;
  id: string;
  value: unknown;
}

/** Plan of undoing an import. */
export interface ImportUndo {
  /** Rows as the import left them, to be removed. */
  remove: ListedRow[];
  /** Count of imported rows that stay because other rows need them. */
  needed: number;
  /** Count of rows that are not as imported: edited or deleted since, or never stored. */
  changed: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const keyOf = (list: StoredList, id: string): string => `${list} ${id}`;

/** Returns the pass, vehicle, track and custom fields that a row belongs to or uses, each as `keyOf` names it. */
const needsOf = ({ list, value }: ListedRow): string[] => {
  if (!isRecord(value)) return [];
  if (list === 'entries') {
    const { location, custom_fields } = value;
    return [
      keyOf('vehicles', vehicleUidOf(value)),
      keyOf('locations', isRecord(location) ? textOf(location['uid']) : ''),
      ...Object.keys(isRecord(custom_fields) ? custom_fields : {}).map((pk) => keyOf('custom_fields', pk)),
    ];
  }
  if (list === 'pictures') return [keyOf('entries', textOf(value['log_entry_uid']))];
  if (list !== 'tunes' && list !== 'predictions') return [];
  return [keyOf('vehicles', textOf(value['vehicle_uid'])), keyOf('locations', textOf(value['location_uid']))];
};

/**
 * Finds in steps the rows to remove to undo an import: [U1] only its own rows; [U2] only those unedited since; [U3]
 * no pass, vehicle, track or custom field that another row uses by now.
 * @param account as stored now
 * @param prints fingerprints of the rows that the import created
 */
export function* undoImport(account: StoredLogBook, prints: readonly string[]): Generator<Share, ImportUndo> {
  const created = new Set(prints);
  const used = new Set<string>();
  const remove: ListedRow[] = [];
  const total = storedLists.reduce((sum, list) => sum + account[list].length, 1);
  let [done, needed] = [0, 0];
  // Rows that use others come before these.
  for (const list of storedLists.toReversed()) {
    for (const row of account[list]) {
      const listed = { list, ...row };
      const isItself = created.has(fingerprint(listed));
      const isUsed = used.has(keyOf(list, row.id));
      if (isItself && !isUsed) remove.push(listed);
      else for (const key of needsOf(listed)) used.add(key);
      if (isItself && isUsed) needed += 1;
      done += 1;
      yield done / total;
    }
  }
  return { remove, needed, changed: created.size - remove.length - needed };
}
