import { recordOf, type Vehicle } from '@holeshot/shared-core';
import type { OutboxWrite } from './outboxStore';

/**
 * The write of one vehicle in the racer's document. It names the vehicle, so that the server takes no part of one that
 * another device has deleted.
 * @param racerUid whose document it is
 * @param paths below the vehicle; `[]` is the vehicle itself
 * @param vehicle whole though only some of it is written: it is what the outbox shows and exports
 */
export const vehicleWrite = (
  racerUid: string,
  vehicle: Vehicle,
  paths: readonly string[][],
): Pick<OutboxWrite, 'path' | 'data' | 'fields' | 'stamps'> => ({
  path: `users/${racerUid}`,
  data: { vehicles: { [vehicle.uid]: vehicle }, touchedVehicle: vehicle.uid },
  fields: [...paths.map((path) => ['vehicles', vehicle.uid, ...path]), ['touchedVehicle']],
  stamps: [],
});

/** Whether a write changes a part of a vehicle that a racer's document does not have, or has as a stump only. */
export const missesVehicle = ({ fields }: Pick<OutboxWrite, 'fields'>, stored: unknown): boolean => {
  const uid = fields.find(([first, , inside]) => first === 'vehicles' && inside !== undefined)?.[1];
  return uid !== undefined && recordOf(recordOf(recordOf(stored)['vehicles'])[uid])['uid'] !== uid;
};
