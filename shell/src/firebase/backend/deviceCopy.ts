import { clearIndexedDbPersistence, type Firestore } from 'firebase/firestore';
import { deviceCaches } from '../../device/deviceCaches';
import { deviceStorage, tabStorage } from '../../device/deviceStorage';
import { sharedDevice } from '../../device/sharedDevice';
import { sharesCache } from '../../device/sharesCache';
import { forgetRemembered } from '../../remembered/remembered';
import { OutboxStore } from '../../writes/outboxStore';

const key = 'holeshot.emptyCopy';

/** Tells whether a key belongs to a racer: `holeshot.what.uid`, a draft has its name behind it. */
const isOfRacer = (key: string, uid: string): boolean => key.split('.')[2] === uid;

/** Keys without a racer's uid that still tell of whoever used the device. */
const ofAnybody =
  /^holeshot\.(weather\..*|closed\..*|draft\.visitor\..*|layout|debugLog|intendedRoute|session)$/;

/** Removes what this device has of its last user beside the data of a racer: waiting shares, known air, the debug log. */
export const clearDevice = async (): Promise<void> => {
  for (const each of deviceStorage.keys()) if (ofAnybody.test(each)) deviceStorage.removeItem(each);
  for (const each of tabStorage.keys()) if (each.startsWith('holeshot.')) tabStorage.removeItem(each);
  sharedDevice.write(false);
  await deviceCaches()
    ?.delete(sharesCache)
    .catch(() => false);
};

/**
 * Removes the remembered data of a racer whose account is gone or whose device is cleared. Firestore's copy can only be
 * emptied as a whole, at the next load of the page: other users of the device get theirs from the server again, and
 * their unsent writes are sent again.
 * @param failed receives the error if the unsent writes could not be noted, as in a browser that stores nothing
 */
export const forgetRacer = async (uid: string, failed: (error: unknown) => void): Promise<void> => {
  forgetRemembered(uid);
  for (const each of deviceStorage.keys())
    if (isOfRacer(each, uid) || each.startsWith('holeshot.synced.')) deviceStorage.removeItem(each);
  deviceStorage.setItem(key, uid);
  await new OutboxStore().unqueue().catch(failed);
};

/**
 * Empties the copy if that was requested, before all other work with the database.
 * @param failed receives the error of a failed attempt; the next load tries again
 */
export const emptyIfAsked = (database: Firestore, failed: (error: unknown) => void): void => {
  if (deviceStorage.getItem(key) === null) return;
  clearIndexedDbPersistence(database).then(() => deviceStorage.removeItem(key), failed);
};

/** Reloads the page in the other tabs, whose database ended with the copy, until the returned function is called. */
export const followEmptying = (reload: () => void): (() => void) => {
  const follow = (change: StorageEvent): void => {
    if (change.key === key && change.newValue === null) reload();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
