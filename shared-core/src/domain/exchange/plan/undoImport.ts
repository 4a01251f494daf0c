import { fingerprint } from './fingerprint';
import type { Share } from '../../work/inOneGo';
import { isRecord } from '../../plain/record';
import { storedLists, vehicleUidOf, type StoredList, type StoredLogBook } from '../file/StoredLogBook';

/** A stored row in its list. */
export interface ListedRow {
  list: StoredList;
  id: string;
  value: unknown;
}

/** What undoing an import does. */
export interface ImportUndo {
  /** As the import left it: to be removed. */
  remove: ListedRow[];
  /** How many rows of the import stay as they are, because something that stays needs them. */
  needed: number;
  /** How many are not there as the import made them: edited or deleted since, or never stored. */
  changed: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const keyOf = (list: StoredList, id: string): string => `${list} ${id}`;

/** The vehicle, the track and the custom fields that a row belongs to or uses, each as `keyOf` names it. */
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
  if (list !== 'tunes' && list !== 'predictions') return [];
  return [keyOf('vehicles', textOf(value['vehicle_uid'])), keyOf('locations', textOf(value['location_uid']))];
};

/**
 * Steps of finding what is to be removed to undo an import: [U1] only what it created; [U2] only what nobody has
 * edited since; [U3] no vehicle, track or
 * custom field that anything else uses by now.
 * @param account what is stored now
 * @param prints the fingerprints of the rows that the import created
 */
export function* undoImport(account: StoredLogBook, prints: readonly string[]): Generator<Share, ImportUndo> {
  const created = new Set(prints);
  const used = new Set<string>();
  const remove: ListedRow[] = [];
  const total = storedLists.reduce((sum, list) => sum + account[list].length, 1);
  let [done, needed] = [0, 0];
  // What uses others is looked at before these.
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
