import type { DraftsPort } from '@holeshot/shared-core';
import * as v from 'valibot';
import type { PassBegin } from '../form/usePassForm';

/** Returns the draft key of an unsaved round; a car whose own button opened it has its own. */
export const roundDraftKey = (vehicleUid?: string): string =>
  vehicleUid === undefined ? 'race-day' : `race-day.car.${vehicleUid}`;

/** Returns how a car's new round begins: one of that car left under the common key goes on. */
export const roundOfCar = (drafts: DraftsPort, vehicleUid: string): PassBegin => {
  const isOfCar = v.object({ vehicleUid: v.literal(vehicleUid) });
  return v.is(isOfCar, drafts.read(roundDraftKey())) ? {} : { vehicleUid };
};

/** Returns how a round begins that was left unsaved; undefined if there is none. */
export const roundLeft = (
  drafts: DraftsPort,
  vehicles: readonly { uid: string }[],
): PassBegin | undefined => {
  const begins: PassBegin[] = [{}, ...vehicles.map(({ uid }) => ({ vehicleUid: uid }))];
  return begins.find(({ vehicleUid }) => drafts.read(roundDraftKey(vehicleUid)) !== undefined);
};
