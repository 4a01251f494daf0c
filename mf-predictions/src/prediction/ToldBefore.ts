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
import type { NextPass } from './nextPass';

/** A next pass as it was told last on this device: it stands, and says so, until that is worked out for the air of now. */
export interface ToldBefore extends Pick<Prediction, 'et' | 'low80' | 'high80' | 'passesUsed' | 'finish'> {
  place: ChosenPlace;
  lane: ChosenLane;
  /** When the air was measured that it was told by, ISO 8601. */
  measuredAt: string;
  /** Who measured it, where it is not the weather service. */
  source: string | undefined;
}

const key = 'told-before';

/** Of an earlier day it says nothing of the next pass. */
const longest = 12 * 3_600_000;

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Keeps what is told of the next pass on this device. */
export const keepTold = (
  drafts: DraftsPort,
  { vehicle, location }: ChosenPlace,
  { prediction, lane, air, source }: Extract<NextPass, { state: 'predicted' }>,
): void => {
  const { et, low80, high80, passesUsed, finish } = prediction;
  drafts.write(key, {
    ...{ vehicle: vehicle.uid, location: location.uid, lane },
    ...{ et, low80, high80, passesUsed, finish },
    ...{ measuredAt: air.datetime, source },
  });
};

/**
 * What was told last of the next pass of this car at this track in this lane; undefined where that was another one, of
 * another day, or is not to be read.
 */
export const readTold = (
  drafts: DraftsPort,
  place: ChosenPlace,
  lane: ChosenLane,
  clock: ClockPort,
): ToldBefore | undefined => {
  const kept = drafts.read(key);
  if (!isRecord(kept)) return undefined;
  const { vehicle, location, et, low80, high80, passesUsed, measuredAt, source } = kept;
  const isOfPlace = vehicle === place.vehicle.uid && location === place.location.uid;
  if (!isOfPlace || kept['lane'] !== lane) return undefined;
  if (typeof measuredAt !== 'string') return undefined;
  if (!(Math.abs(clock.now() - Date.parse(measuredAt)) < longest)) return undefined;
  const finish = distances.find((distance) => distance === kept['finish']);
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
