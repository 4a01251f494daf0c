import { deviceStorage } from '../deviceStorage';
import type { SyncMark } from './watchEntries';

/** Remembers per racer how far this device has been brought up to date. */
export const createSyncMark = (uid: string): SyncMark => {
  const key = `holeshot.synced.${uid}`;
  return {
    read: () => {
      const millis = Number(deviceStorage.getItem(key));
      return Number.isFinite(millis) ? millis : 0;
    },
    write: (millis) => deviceStorage.setItem(key, String(millis)),
  };
};
