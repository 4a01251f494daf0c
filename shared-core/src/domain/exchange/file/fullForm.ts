import { distances, perDistance } from '../../entities/Distance';
import { isRecord } from '../../plain/record';
import { type StoredRecord } from './StoredLogBook';

/** Fields of a tune that count at all distances. */
const sharedFields = new Set(['body_width', 'body_height', 'drag_coefficient', 'weight_with_driver']);

/** Writes a tune of the short form under the stored names: one value for all three distances. */
const fullTune = (tune: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(tune).flatMap(([field, value]) =>
      sharedFields.has(field) || distances.some((distance) => field.endsWith(`_${distance}`))
        ? [[field, value]]
        : Object.entries(perDistance(field, value)),
    ),
  );

/**
 * Turns a vehicle of the short form, with its one `tune`, into the stored form; one in the stored form stays.
 * @param raced the newest tune that its passes name; used where the vehicle names none
 */
export const fullVehicle = (vehicle: StoredRecord, raced: number): StoredRecord => {
  const { tune, ...rest } = vehicle;
  if (!isRecord(tune) || 'base_tune' in vehicle)
    return 'finish' in vehicle ? vehicle : { finish: 1320, ...vehicle };
  const numbered = fullTune({ tune_version: raced, ...tune });
  return { finish: 1320, ...rest, base_tune: numbered, ddpe_tune: numbered };
};

/** Turns a track of the short form, which has no place on the map (see `isPlaced`), into the stored form. */
export const fullLocation = (location: StoredRecord): StoredRecord =>
  'lat' in location ? location : { lat: 0, lng: 0, ...location };

/**
 * Turns a pass of the short form, with `vehicle_uid`, `location_uid` and `tune_version`, into the stored form; one in
 * the stored form stays.
 * @param vehicleOf the vehicle under an id, in the stored form
 * @param locationOf the track under an id, in the stored form
 */
export const fullEntry = (
  entry: StoredRecord,
  vehicleOf: (uid: string) => StoredRecord | undefined,
  locationOf: (uid: string) => StoredRecord | undefined,
): StoredRecord => {
  if (isRecord(entry['vehicle'])) return entry;
  const { vehicle_uid, location_uid, tune_version, ...rest } = entry;
  const vehicle = vehicleOf(String(vehicle_uid));
  const location = locationOf(String(location_uid));
  return {
    ...rest,
    ...(vehicle && {
      vehicle: {
        uid: vehicle['uid'],
        name: vehicle['name'],
        finish: vehicle['finish'],
        ...perDistance('tune_version', tune_version ?? 1),
      },
    }),
    ...(location && { location }),
  };
};
