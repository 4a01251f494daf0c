import { clearIndexedDbPersistence, type Firestore } from 'firebase/firestore';
import { deviceStorage } from '../../device/deviceStorage';
import { forgetRemembered } from '../../remembered/remembered';
import { OutboxStore } from '../../writes/outboxStore';

const key = 'holeshot.emptyCopy';

/** Whatever is kept for each racer is kept under `holeshot.what.uid`, a draft with its own name behind it. */
const isOfRacer = (kept: string, uid: string): boolean => kept.split('.')[2] === uid;

/**
 * Forgets what this device keeps of a racer whose account is gone. Firestore's copy cannot be emptied racer by racer,
 * so it is emptied as a whole at the next load of the page: who else uses the device gets theirs from the server anew,
 * and what they left unsent is sent anew.
 * @param failed why the unsent could not be noted, as where the browser keeps nothing
 */
export const forgetRacer = async (uid: string, failed: (error: unknown) => void): Promise<void> => {
  forgetRemembered(uid);
  for (const each of deviceStorage.keys())
    if (isOfRacer(each, uid) || each.startsWith('holeshot.synced.')) deviceStorage.removeItem(each);
  deviceStorage.setItem(key, uid);
  await new OutboxStore().unqueue().catch(failed);
};

/**
 * Empties the copy where that was asked for; it has to come before all other work with the database.
 * @param failed what kept the copy from being emptied; it is tried again at the next load
 */
export const emptyIfAsked = (database: Firestore, failed: (error: unknown) => void): void => {
  if (deviceStorage.getItem(key) === null) return;
  clearIndexedDbPersistence(database).then(() => deviceStorage.removeItem(key), failed);
};

/** Loads the page anew in the other tabs, whose database ended with the copy, until the function it returns is called. */
export const followEmptying = (reload: () => void): (() => void) => {
  const follow = (change: StorageEvent): void => {
    if (change.key === key && change.newValue === null) reload();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
};
