import { fingerprint } from './fingerprint';
import type { Share } from './inOneGo';
import { isRecord } from '../record';
import { storedLists, vehicleUidOf, type StoredList, type StoredLogBook } from './StoredLogBook';

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
  /** How many rows of the import stay, because they were edited since or something that stays needs them. */
  kept: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The vehicle that a row of a list belongs to; empty where it belongs to none. */
const vehicleOf = ({ list, value }: ListedRow): string => {
  if (!isRecord(value)) return '';
  if (list === 'entries') return vehicleUidOf(value);
  return list === 'tunes' || list === 'predictions' ? textOf(value['vehicle_uid']) : '';
};

/**
 * Steps of finding what is to be removed to undo an import: [U1] only what it created; [U2] only what nobody has
 * edited since; [U3] no vehicle that anything else belongs to by now.
 * @param account what is stored now
 * @param prints the fingerprints of the rows that the import created
 */
export function* undoImport(account: StoredLogBook, prints: readonly string[]): Generator<Share, ImportUndo> {
  const created = new Set(prints);
  const needed = new Set<string>();
  const remove: ListedRow[] = [];
  const total = storedLists.reduce((sum, list) => sum + account[list].length, 1);
  let done = 0;
  // What belongs to a vehicle is looked at before the vehicles.
  for (const list of storedLists.toReversed()) {
    for (const row of account[list]) {
      const listed = { list, ...row };
      const isItself = created.has(fingerprint(listed));
      if (isItself && !(list === 'vehicles' && needed.has(row.id))) remove.push(listed);
      else needed.add(vehicleOf(listed));
      done += 1;
      yield done / total;
    }
  }
  return { remove, kept: created.size - remove.length };
}
