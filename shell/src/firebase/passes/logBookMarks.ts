import { recordOf } from '@holeshot/shared-core';
import { deviceStorage } from '../../device/deviceStorage';

/** Marks of the log books that this device remembers between starts. */
export interface LogBookMarks {
  /** Newest `last_modified_date` that the device has seen (ms): a start requests later changes. */
  synced: { read(): number; write(millis: number): void };
  /** Ids of the books with the newest passes, which a start reads first. */
  newest: { read(): readonly string[]; write(ids: readonly string[]): void };
  /** All books in the cache, which a start reads one by one; undefined if unknown. */
  books: { read(): BooksMark | undefined; write(mark: BooksMark): void };
  /** Books behind the prediction of a car; undefined if not worth remembering. */
  predicted: { read(): CarMark | undefined; write(mark: CarMark | undefined): void };
}

/** Log books in the cache. */
export interface BooksMark {
  /** Value of `synced` when they were all: the listener reports later changes. */
  synced: number;
  /** Time of the last look through the whole cache (ms). */
  lookedAt: number;
  ids: readonly string[];
}

/** Car of the last prediction, or of the last pass. */
export interface CarMark {
  vehicleUid: string;
  /** Time of the first of its passes (ms). */
  from: number;
  /** Ids of the log books that hold them. */
  ids: readonly string[];
}

/** End of Firestore's times (ms). */
const year10000 = 253_402_300_800_000;

/** Most remembered newest books: the number of passes shown first. */
const mostIds = 50;
/** Most books of a car: eight years. */
const mostOfCar = 100;
/** Most books in all: 20 cars in 20 years. */
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

/** Stores a mark that has changed: each change of a pass writes some, and few differ. */
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
