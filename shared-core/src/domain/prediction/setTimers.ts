import { isRecord, recordOf } from '../plain/record';
import type { SetTimer } from './supposedTimer';

/** Key of the timers among the drafts that the racer set for the next pass of each car: one part remembers them, others use them. */
export const setTimersKey = 'timers';

/** Reads the timers that a device remembers, by the uid of their car; without those that are unsound. */
export const readSetTimers = (stored: unknown): Map<string, SetTimer> =>
  new Map(
    Object.entries(recordOf(stored)).flatMap(([uid, each]): [string, SetTimer][] => {
      if (!isRecord(each)) return [];
      const { timer, at } = each;
      return typeof timer === 'number' && timer >= 0 && typeof at === 'number' ? [[uid, { timer, at }]] : [];
    }),
  );
