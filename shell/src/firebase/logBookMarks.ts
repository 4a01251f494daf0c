import * as v from 'valibot';
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

const readIds = v.safeParser(
  v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.regex(/^[^/]+$/))), v.maxLength(60)),
);

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
      read: () => {
        const ids = readIds(deviceStorage.getItem(newestKey));
        return ids.success ? ids.output : [];
      },
      write: (ids) => deviceStorage.setItem(newestKey, JSON.stringify(ids)),
    },
  };
};
