import { openDB } from 'idb';
import { full, notKept, storageTroubleOf } from './storageTroubles';
import type { Trouble } from './troubles';

const name = 'holeshot-probe';

/** Bytes; less is no room for a day of racing. */
const leastRoom = 5_000_000;

/** The parts of a browser that keep things. */
export interface Keeping {
  localStorage: () => Storage;
  openDatabase: typeof openDB;
  estimate: () => Promise<StorageEstimate>;
}

const browser: Keeping = {
  localStorage: () => localStorage,
  openDatabase: openDB,
  estimate: () => navigator.storage.estimate(),
};

/** Whether there is room for a day of racing; a browser that does not say so tells when it is used up. */
export const hasRoom = async (estimate: Keeping['estimate'] = browser.estimate): Promise<boolean> => {
  const { quota = Infinity, usage = 0 } = await estimate().catch((): StorageEstimate => ({}));
  return quota - usage >= leastRoom;
};

/**
 * Tries whether the browser keeps things on this device: local storage, which tabs tell each other through, and a
 * database, by storing something.
 * @param wipe called once where all that was kept is cleared later, while the page is open
 * @returns what is wrong, or undefined
 */
export const probeStorage = async (
  wipe: () => void,
  { localStorage: storageOf, openDatabase, estimate }: Keeping = browser,
): Promise<Trouble | undefined> => {
  try {
    storageOf().getItem(name);
    const open = () =>
      openDatabase(name, 1, {
        upgrade: (fresh) => void fresh.createObjectStore('probe'),
        terminated: () => void lookAgain(),
      });
    // A connection is lost also where nothing was cleared: some browsers cut those of an app in the background.
    const lookAgain = async () => {
      const isThere = await open()
        .then(async (database) => (await database.count('probe', 'opened')) > 0)
        .catch(() => false);
      if (!isThere) wipe();
    };
    await (await open()).put('probe', Date.now(), 'opened');
  } catch (error) {
    return storageTroubleOf(error) ?? notKept;
  }
  return (await hasRoom(estimate)) ? undefined : full;
};
