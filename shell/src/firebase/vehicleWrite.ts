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

type Fields = Pick<OutboxWrite, 'fields'>;

const isInVehicle = ([first, , inside]: readonly string[]): boolean =>
  first === 'vehicles' && inside !== undefined;

/** The vehicle that a write changes a part of; undefined for any other write. */
export const editedVehicle = ({ fields }: Fields): string | undefined => fields.find(isInVehicle)?.[1];

/** Whether a write changes a part of a vehicle that a racer's document does not have, or has as a stump only. */
export const missesVehicle = (write: Fields, stored: unknown): boolean => {
  const uid = editedVehicle(write);
  return uid !== undefined && recordOf(recordOf(recordOf(stored)['vehicles'])[uid])['uid'] !== uid;
};

/** A change of a part of a vehicle as the write of the whole vehicle, which it carries; any other write as it is. */
export const wholeVehicle = (write: OutboxWrite): OutboxWrite => {
  const uid = editedVehicle(write);
  if (uid === undefined) return write;
  return { ...write, fields: [['vehicles', uid], ...write.fields.filter((field) => !isInVehicle(field))] };
};

/**
 * Whether a write puts a vehicle back as it was deleted. It is from before what was refused because the vehicle was
 * gone, and takes nothing of that along.
 */
export const isBroughtBack = ({ fields, data }: Pick<OutboxWrite, 'fields' | 'data'>): boolean =>
  fields.some(
    ([first, uid = '', inside]) =>
      first === 'vehicles' && inside === undefined && recordOf(data['vehicles'])[uid] !== undefined,
  ) && !fields.some(([first]) => first === 'touchedVehicle');
