import {
  readRememberedCall,
  rememberedCallKey,
  type ClockPort,
  type DraftsPort,
  type RememberedCall,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import type { PredictedPass } from './nextPass';

/** Last prediction on this device, shown as such until there is one for the air of now. */
export interface LastPrediction extends Omit<RememberedCall, 'vehicleUid' | 'locationUid' | 'lane'> {
  place: ChosenPlace;
  lane: ChosenLane;
}

/** Remembers a prediction on this device. */
export const rememberPrediction = (
  drafts: DraftsPort,
  { vehicle, location }: ChosenPlace,
  { prediction, lane, timer, air, source }: PredictedPass,
): void => {
  const { et, low80, high80, passesUsed, finish } = prediction;
  drafts.write(rememberedCallKey, {
    ...{ vehicle: vehicle.uid, location: location.uid, lane, timer: timer?.timer },
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
  const call = readRememberedCall(drafts.read(rememberedCallKey), clock.now());
  if (call === undefined || call.lane !== lane) return undefined;
  const { vehicleUid, locationUid, ...told } = call;
  const isOfPlace = vehicleUid === place.vehicle.uid && locationUid === place.location.uid;
  return isOfPlace ? { ...told, place, lane } : undefined;
};
