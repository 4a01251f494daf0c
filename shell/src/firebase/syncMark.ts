import type { SyncMark } from './watchEntries';

/** Remembers per racer how far this device has been brought up to date. */
export const createSyncMark = (uid: string, storage: Storage = localStorage): SyncMark => {
  const key = `holeshot.synced.${uid}`;
  return {
    read: () => {
      const millis = Number(storage.getItem(key));
      return Number.isFinite(millis) ? millis : 0;
    },
    write: (millis) => storage.setItem(key, String(millis)),
  };
};
