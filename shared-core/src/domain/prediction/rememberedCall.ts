import { distances, type Distance } from '../entities/Distance';
import { isRecord } from '../plain/record';
import { seconds, type Seconds } from '../units/units';

/** Key of the last call among the drafts: one part remembers it, others show it. */
export const rememberedCallKey = 'told-before';

/** Last call on this device, with what it was made for. */
export interface RememberedCall {
  vehicleUid: string;
  locationUid: string;
  /** Undefined for either lane. */
  lane: unknown;
  /** Timer of the throttle stop that it supposes; undefined for a car without one. */
  timer: Seconds | undefined;
  et: Seconds;
  low80: Seconds;
  high80: Seconds;
  passesUsed: number;
  finish: Distance;
  /** Time of the report behind it, ISO 8601. */
  measuredAt: string;
  /** Source of the report, where it is not the weather service. */
  source: string | undefined;
}

/** Age (ms) from which a call says nothing about the next pass. */
const longest = 12 * 3_600_000;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Reads the last call as a device remembers it; undefined where it is unsound, or too old at `now` (ms). */
export const readRememberedCall = (stored: unknown, now: number): RememberedCall | undefined => {
  if (!isRecord(stored)) return undefined;
  const { vehicle, location, lane, timer, et, low80, high80, passesUsed, measuredAt, source } = stored;
  if (typeof vehicle !== 'string' || typeof location !== 'string') return undefined;
  if (typeof measuredAt !== 'string') return undefined;
  if (!(Math.abs(now - Date.parse(measuredAt)) < longest)) return undefined;
  const finish = distances.find((distance) => distance === stored['finish']);
  if (finish === undefined || typeof passesUsed !== 'number') return undefined;
  if (!isTime(et) || !isTime(low80) || !isTime(high80) || low80 > et || et > high80) return undefined;
  return {
    ...{ vehicleUid: vehicle, locationUid: location, lane, finish, measuredAt, passesUsed },
    timer: timer === 0 || isTime(timer) ? seconds(timer) : undefined,
    et: seconds(et),
    low80: seconds(low80),
    high80: seconds(high80),
    source: typeof source === 'string' ? source : undefined,
  };
};
