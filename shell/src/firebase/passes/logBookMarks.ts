import { recordOf } from '@holeshot/shared-core';
import { deviceStorage } from '../../device/deviceStorage';

/** Marks of the log books that this device remembers from one start to the next. */
export interface LogBookMarks {
  /** The newest `last_modified_date` that it has seen, in milliseconds, so that a start asks for what came since. */
  synced: { read(): number; write(millis: number): void };
  /** The ids of those that hold the newest passes, so that a start reads these first. */
  newest: { read(): readonly string[]; write(ids: readonly string[]): void };
  /** All that the cache holds, so that a start reads them one by one; undefined where that is not known. */
  books: { read(): BooksMark | undefined; write(mark: BooksMark): void };
  /** Where the passes stand that the prediction of a car goes by; undefined where that is not worth remembering. */
  predicted: { read(): CarMark | undefined; write(mark: CarMark | undefined): void };
}

/** The log books that the cache holds. */
export interface BooksMark {
  /** What `synced` was when they were all of them: the listener tells of what has changed since. */
  synced: number;
  /** When the cache was looked through as a whole, in milliseconds. */
  lookedAt: number;
  ids: readonly string[];
}

/** The car that was predicted last, or that ran last. */
export interface CarMark {
  vehicleUid: string;
  /** The time of the first of its passes, in milliseconds. */
  from: number;
  /** The ids of the log books that hold them. */
  ids: readonly string[];
}

/** End of Firestore's times. */
const year10000 = 253_402_300_800_000;

/** As many books as there are passes shown first. */
const mostIds = 50;
/** The books of eight years. */
const mostOfCar = 100;
/** Those of 20 cars in 20 years. */
const mostInAll = 5_000;

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

const idsIn = (stored: unknown, most: number): readonly string[] =>
  Array.isArray(stored)
    ? stored.filter((id): id is string => typeof id === 'string' && /^[^/]+$/.test(id)).slice(0, most)
    : [];

/** Reads a list of ids; undefined if one is invalid. */
const wholeList = (stored: unknown, most: number): readonly string[] | undefined => {
  const ids = idsIn(stored, most);
  return Array.isArray(stored) && ids.length > 0 && ids.length === stored.length ? ids : undefined;
};

const booksMarkOf = (stored: unknown): BooksMark | undefined => {
  const { synced, lookedAt, ids } = recordOf(stored);
  const known = wholeList(ids, mostInAll);
  return typeof synced === 'number' && typeof lookedAt === 'number' && known
    ? { synced, lookedAt, ids: known }
    : undefined;
};

const carMarkOf = (stored: unknown): CarMark | undefined => {
  const { vehicleUid, from, ids } = recordOf(stored);
  const known = wholeList(ids, mostOfCar);
  return typeof vehicleUid === 'string' && typeof from === 'number' && known
    ? { vehicleUid, from, ids: known }
    : undefined;
};

/** Some are written with each change of a pass, and seldom differ. */
const keep = (key: string, text: string): void => {
  if (deviceStorage.getItem(key) !== text) deviceStorage.setItem(key, text);
};

/** Creates the remembered marks of one racer; unreadable ones count as absent. */
export const createLogBookMarks = (uid: string): LogBookMarks => {
  const syncedKey = `holeshot.synced.${uid}`;
  const newestKey = `holeshot.newest.${uid}`;
  const booksKey = `holeshot.books.${uid}`;
  const predictedKey = `holeshot.predicted.${uid}`;
  return {
    synced: {
      read: () => {
        const millis = Number(deviceStorage.getItem(syncedKey));
        return millis > 0 && millis < year10000 ? Math.floor(millis) : 0;
      },
      write: (millis) => keep(syncedKey, String(millis)),
    },
    newest: {
      read: () => idsIn(parsed(deviceStorage.getItem(newestKey)), mostIds),
      write: (ids) => keep(newestKey, JSON.stringify(ids)),
    },
    books: {
      read: () => booksMarkOf(parsed(deviceStorage.getItem(booksKey))),
      write: (mark) => keep(booksKey, JSON.stringify(mark)),
    },
    predicted: {
      read: () => carMarkOf(parsed(deviceStorage.getItem(predictedKey))),
      write: (mark) => {
        if (mark === undefined) deviceStorage.removeItem(predictedKey);
        else keep(predictedKey, JSON.stringify(mark));
      },
    },
  };
};
