import {
  distances,
  isRecord,
  seconds,
  type ClockPort,
  type DraftsPort,
  type Prediction,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import type { PredictedPass } from './nextPass';

/** Last prediction on this device, shown as such until there is one for the air of now. */
export interface LastPrediction extends Pick<
  Prediction,
  'et' | 'low80' | 'high80' | 'passesUsed' | 'finish'
> {
  place: ChosenPlace;
  lane: ChosenLane;
  /** Time of the report behind it, ISO 8601. */
  measuredAt: string;
  /** Source of the report, where it is not the weather service. */
  source: string | undefined;
}

const key = 'told-before';

/** Age (ms) from which it says nothing about the next pass. */
const longest = 12 * 3_600_000;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Remembers a prediction on this device. */
export const rememberPrediction = (
  drafts: DraftsPort,
  { vehicle, location }: ChosenPlace,
  { prediction, lane, air, source }: PredictedPass,
): void => {
  const { et, low80, high80, passesUsed, finish } = prediction;
  drafts.write(key, {
    ...{ vehicle: vehicle.uid, location: location.uid, lane },
    ...{ et, low80, high80, passesUsed, finish },
    ...{ measuredAt: air.datetime, source },
  });
};

/** Reads today's last prediction of this car at this track in this lane; undefined where there is none. */
export const readLastPrediction = (
  drafts: DraftsPort,
  place: ChosenPlace,
  lane: ChosenLane,
  clock: ClockPort,
): LastPrediction | undefined => {
  const stored = drafts.read(key);
  if (!isRecord(stored)) return undefined;
  const { vehicle, location, et, low80, high80, passesUsed, measuredAt, source } = stored;
  const isOfPlace = vehicle === place.vehicle.uid && location === place.location.uid;
  if (!isOfPlace || stored['lane'] !== lane) return undefined;
  if (typeof measuredAt !== 'string') return undefined;
  if (!(Math.abs(clock.now() - Date.parse(measuredAt)) < longest)) return undefined;
  const finish = distances.find((distance) => distance === stored['finish']);
  if (finish === undefined || typeof passesUsed !== 'number') return undefined;
  if (!isTime(et) || !isTime(low80) || !isTime(high80) || low80 > et || et > high80) return undefined;
  return {
    ...{ place, lane, finish, measuredAt, passesUsed },
    et: seconds(et),
    low80: seconds(low80),
    high80: seconds(high80),
    source: typeof source === 'string' ? source : undefined,
  };
};
