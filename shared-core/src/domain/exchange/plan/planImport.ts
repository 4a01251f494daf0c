import { mostRows } from '../../account/mostRows';
import type { Vehicle } from '../../entities/Vehicle';
import { monthOfPass } from '../../entities/monthOfPass';
import { formatWhole } from '../../format/formatNumber';
import { passesAMonth } from '../../logbook/roomInMonth';
import type { FileRow, Refusal } from '../file/FileRow';
import type { Share } from '../../work/inOneGo';
import { knownPasses } from './knownPasses';
import { isRecord } from '../../plain/record';
import { isSeededView } from './seededViews';
import { ownerOf } from './withOwnVehicles';
import { storedLists, type StoredList, type StoredLogBook, type StoredRecord } from '../file/StoredLogBook';

/** Plan of an import: every row of a file is in exactly one of the three lists. */
export interface ImportPlan {
  /** New rows, to be stored. */
  rows: FileRow[];
  /** Known rows, which are skipped. */
  duplicates: FileRow[];
  refused: Refusal[];
}

/** Most characters of a month: a document holds 1 MiB, and the store adds to each text. */
const charactersAMonth = 850_000;
const charactersOfARacer = 700_000;

/** How many rows of a list an account holds; passes are counted by the month. */
const most: Record<Exclude<StoredList, 'entries' | 'vehicles'>, number> = {
  ...mostRows,
  tunes: 5000,
  pictures: 50_000,
};

/** Returns whether the rows of a list stand together in the racer's document. */
const isInUser = (list: StoredList): boolean => list !== 'tunes' && list !== 'pictures';

const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/**
 * Decides in steps what an import stores. [I1] A row with a known id stays as it is in the account. [I2] So does a
 * pass of the same vehicle, time and slip. [I3] Rows beyond the limits of an account or a month are refused. [I4] So
 * are rows of a vehicle that is neither in the account nor imported. [I5] So is a deleted vehicle that can be
 * restored, with all its rows: hidden passes would be overwritten unseen. [I6] An unchanged default view makes room
 * for the file's own. [I7] Pictures of a pass that is neither in the account nor imported are refused.
 * @param rows of the file, vehicles before their rows
 * @param account as stored
 * @param deleted vehicles that can be restored
 * @param maxVehicles how many the account may hold
 */
export function* planImport({
  rows,
  account,
  deleted = [],
  maxVehicles,
}: {
  rows: readonly FileRow[];
  account: StoredLogBook;
  deleted?: readonly Pick<Vehicle, 'uid' | 'name'>[];
  maxVehicles: number;
}): Generator<Share, ImportPlan> {
  const plan: ImportPlan = { rows: [], duplicates: [], refused: [] };
  const ids = Object.fromEntries(
    storedLists.map((list) => [list, new Set(account[list].map(({ id }) => id))]),
  ) as Record<StoredList, Set<string>>;
  const chosenViews = new Set(
    rows.flatMap((row) => (row.list === 'views' && !isSeededView(row) ? [row.id] : [])),
  );
  for (const view of account.views) {
    if (isSeededView(view) && chosenViews.has(view.id)) ids.views.delete(view.id);
  }
  const hidden = new Map(
    deleted.filter(({ uid }) => !ids.vehicles.has(uid)).map(({ uid, name }) => [uid, name]),
  );
  const known = knownPasses();
  const months = new Map<string, { passes: number; characters: number }>();
  const steps = account.entries.length + rows.length;
  let done = 0;

  const put = (value: StoredRecord, size: number): void => {
    known.add(value);
    const book = monthOfPass(value).id;
    const month = months.get(book) ?? { passes: 0, characters: 0 };
    months.set(book, { passes: month.passes + 1, characters: month.characters + size });
  };
  for (const { value } of account.entries) {
    if (isRecord(value)) put(value, sizeOf(value));
    done += 1;
    yield done / steps;
  }
  let ownCharacters = sizeOf([account.vehicles, account.locations, account.custom_fields, account.views]);

  const monthProblem = (value: StoredRecord, size: number): string | undefined => {
    const month = months.get(monthOfPass(value).id);
    if (month === undefined) return undefined;
    if (month.passes >= passesAMonth) {
      return `A month holds ${passesAMonth} passes of a vehicle, and this one is full.`;
    }
    return month.characters + size > charactersAMonth
      ? 'The passes of this month would be too large to be stored together.'
      : undefined;
  };
  const problemOf = ({ list, value }: FileRow, size: number): string | undefined => {
    if (list === 'entries') return monthProblem(value, size);
    if (list === 'vehicles' && ids.vehicles.size >= maxVehicles) {
      return `Your account holds ${maxVehicles} vehicles. Delete one that you no longer race, or ask for more.`;
    }
    if (list !== 'vehicles' && ids[list].size >= most[list]) {
      return `An account holds at most ${formatWhole(most[list])} ${list.replace('_', ' ')}.`;
    }
    return isInUser(list) && ownCharacters + size > charactersOfARacer
      ? 'Your vehicles, locations and views would be too large to be stored together.'
      : undefined;
  };

  for (const row of rows) {
    const { list, place, id, value } = row;
    const owner = ownerOf(row);
    const hiddenName = hidden.get((list === 'vehicles' ? id : owner) ?? '');
    const refuse = (reason: string) => plan.refused.push({ list, place, reason });
    if (ids[list].has(id) || (list === 'entries' && known.has(value, row.dayOnly))) plan.duplicates.push(row);
    else if (hiddenName !== undefined) {
      const what = list === 'vehicles' ? 'This vehicle is' : `Its vehicle ${hiddenName} is`;
      refuse(`${what} under Recently deleted. Restore it in Vehicles first, then import again.`);
    } else if (owner !== undefined && !ids.vehicles.has(owner)) {
      refuse('Its vehicle is neither in this file nor in your account.');
    } else if (list === 'pictures' && !ids.entries.has(String(value['log_entry_uid']))) {
      refuse('Its pass is neither in this file nor in your account.');
    } else {
      const size = sizeOf(value);
      const problem = problemOf(row, size);
      if (problem !== undefined) refuse(problem);
      else {
        plan.rows.push(row);
        ids[list].add(id);
        if (list === 'entries') put(value, size);
        else if (isInUser(list)) ownCharacters += size;
      }
    }
    done += 1;
    yield done / steps;
  }
  return plan;
}
