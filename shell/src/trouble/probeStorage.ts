import { answerOf, readRoom } from '@holeshot/shared-core/react';
import { openDB } from 'idb';
import { full, noStorage, storageTroubleOf } from './storageTroubles';
import type { Trouble } from './troubles';

const name = 'holeshot-probe';

/** Bytes that a day of racing needs. */
const leastRoom = 5_000_000;

/** The storage of a browser. */
export interface BrowserStorage {
  localStorage: () => Storage;
  openDatabase: typeof openDB;
  /** Reads the used and the free storage in bytes. */
  readRoom: () => Promise<{ usage?: number | undefined; quota?: number | undefined }>;
}

const browser: BrowserStorage = {
  localStorage: () => localStorage,
  openDatabase: openDB,
  readRoom,
};

/** Checks for room for a day of racing; assumes it if the browser gives no estimate. */
export const hasRoom = async (read: BrowserStorage['readRoom'] = readRoom): Promise<boolean> => {
  const { quota = Infinity, usage = 0 } = await answerOf(read, {});
  return quota - usage >= leastRoom;
};

/**
 * Tests local storage and the database of the browser by storing something.
 * @param wipe called once if the storage is cleared later, while the page is open
 * @returns the trouble, or undefined
 */
export const probeStorage = async (
  wipe: () => void,
  { localStorage: storageOf, openDatabase, readRoom: read }: BrowserStorage = browser,
): Promise<Trouble | undefined> => {
  try {
    storageOf().getItem(name);
    const open = () =>
      openDatabase(name, 1, {
        upgrade: (fresh) => void fresh.createObjectStore('probe'),
        terminated: () => void lookAgain(),
      });
    // A lost connection does not prove a wipe: some browsers cut the connections of a background app.
    const lookAgain = async () => {
      const isThere = await open()
        .then(async (database) => (await database.count('probe', 'opened')) > 0)
        .catch(() => false);
      if (!isThere) wipe();
    };
    await (await open()).put('probe', Date.now(), 'opened');
  } catch (error) {
    return storageTroubleOf(error) ?? noStorage;
  }
  return (await hasRoom(read)) ? undefined : full;
};
