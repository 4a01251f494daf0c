import type { SlipTimes } from '../../entities/LogEntry';
import { slipFieldLabels, type SlipField } from '../../pass/slipFields';
import { isRecord } from '../../plain/record';
import { vehicleUidOf, type StoredRecord } from '../file/StoredLogBook';

const minute = 60_000;
const day = 24 * 60 * minute;
const fields = Object.keys(slipFieldLabels) as SlipField[];

type Slip = Partial<Record<keyof SlipTimes, number>>;
interface Pass {
  at: number;
  slip: Slip;
}

const passOf = (entry: StoredRecord): Pass => {
  const slip = isRecord(entry['timeslip']) ? entry['timeslip'] : {};
  const numbers = fields.filter((field) => typeof slip[field] === 'number');
  return {
    at: Date.parse(String(entry['log_entry_datetime'])),
    slip: Object.fromEntries(numbers.map((field) => [field, slip[field]])),
  };
};

/** Tells whether two slips agree to the thousandth in what both give, and give something. */
const sameSlip = (one: Slip, other: Slip, fewest: number): boolean => {
  const both = fields.filter((field) => one[field] !== undefined && other[field] !== undefined);
  const none = Object.keys(one).length === 0 && Object.keys(other).length === 0;
  return (
    (none || both.length >= fewest) &&
    both.every((field) => Math.abs((one[field] ?? 0) - (other[field] ?? 0)) < 0.0006)
  );
};

/** Known passes, found by vehicle, time and slip. */
export interface KnownPasses {
  add(entry: StoredRecord): void;
  /** Tells whether this slip of this vehicle is known in this minute, or about this day if only that is given. */
  has(entry: StoredRecord, dayOnly?: boolean): boolean;
}

/** Makes a memory of passes; a look-up costs the same however many there are. */
export const knownPasses = (): KnownPasses => {
  const byDay = new Map<string, Pass[]>();
  const keyOf = (entry: StoredRecord, days: number): string => `${vehicleUidOf(entry)} ${days}`;
  return {
    add: (entry) => {
      const pass = passOf(entry);
      const key = keyOf(entry, Math.floor(pass.at / day));
      byDay.set(key, [...(byDay.get(key) ?? []), pass]);
    },
    has: (entry, dayOnly = false) => {
      const { at, slip } = passOf(entry);
      const days = Math.floor(at / day);
      const near = (dayOnly ? [days - 1, days, days + 1] : [days]).flatMap(
        (each) => byDay.get(keyOf(entry, each)) ?? [],
      );
      return near.some((pass) => {
        const sameMinute = Math.floor(pass.at / minute) === Math.floor(at / minute);
        return (dayOnly || sameMinute) && sameSlip(pass.slip, slip, sameMinute ? 1 : 2);
      });
    },
  };
};
