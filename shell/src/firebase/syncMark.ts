import { deviceStorage } from '../deviceStorage';
import type { SyncMark } from './watchEntries';

/** Where Firestore's times end. */
const year10000 = 253_402_300_800_000;

/** Remembers per racer how far this device has been brought up to date. */
export const createSyncMark = (uid: string): SyncMark => {
  const key = `holeshot.synced.${uid}`;
  return {
    read: () => {
      const millis = Number(deviceStorage.getItem(key));
      return millis > 0 && millis < year10000 ? Math.floor(millis) : 0;
    },
    write: (millis) => deviceStorage.setItem(key, String(millis)),
  };
};
