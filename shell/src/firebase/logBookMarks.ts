import { deviceStorage } from '../deviceStorage';

/** What this device remembers of its log books from one start to the next. */
export interface LogBookMarks {
  /** The newest `last_modified_date` that it has seen, in milliseconds, so that a start asks for what came since. */
  synced: { read(): number; write(millis: number): void };
  /** The ids of those that hold the newest passes, so that a start reads these first. */
  newest: { read(): readonly string[]; write(ids: readonly string[]): void };
}

/** Where Firestore's times end. */
const year10000 = 253_402_300_800_000;

/** As many books as there are passes shown first. */
const mostIds = 50;

const readIds = (text: string | null): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(ids)) return [];
    return ids.filter((id): id is string => typeof id === 'string' && /^[^/]+$/.test(id)).slice(0, mostIds);
  } catch {
    return [];
  }
};

/** Keeps the marks of one racer on the device; what cannot be read counts as nothing remembered. */
export const createLogBookMarks = (uid: string): LogBookMarks => {
  const syncedKey = `holeshot.synced.${uid}`;
  const newestKey = `holeshot.newest.${uid}`;
  return {
    synced: {
      read: () => {
        const millis = Number(deviceStorage.getItem(syncedKey));
        return millis > 0 && millis < year10000 ? Math.floor(millis) : 0;
      },
      write: (millis) => deviceStorage.setItem(syncedKey, String(millis)),
    },
    newest: {
      read: () => readIds(deviceStorage.getItem(newestKey)),
      write: (ids) => deviceStorage.setItem(newestKey, JSON.stringify(ids)),
    },
  };
};
