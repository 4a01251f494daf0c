import { distances, perDistance } from '../../entities/Distance';
import { isRecord } from '../../plain/record';
import { type StoredRecord } from './StoredLogBook';

/** The fields of a tune that are not kept for each distance. */
const sharedFields = new Set(['body_width', 'body_height', 'drag_coefficient', 'weight_with_driver']);

/** A tune of the short form under the stored names: one value for all three distances. */
const fullTune = (tune: StoredRecord): StoredRecord =>
  Object.fromEntries(
    Object.entries(tune).flatMap(([field, value]) =>
      sharedFields.has(field) || distances.some((distance) => field.endsWith(`_${distance}`))
        ? [[field, value]]
        : Object.entries(perDistance(field, value)),
    ),
  );

/**
 * A vehicle of the short form, with its one `tune`, as it would be stored; one in the stored form stays as it is.
 * @param raced the newest tune that a pass of it names; its tune is that one, where it does not say
 */
export const fullVehicle = (vehicle: StoredRecord, raced: number): StoredRecord => {
  const { tune, ...rest } = vehicle;
  if (!isRecord(tune) || 'base_tune' in vehicle)
    return 'finish' in vehicle ? vehicle : { finish: 1320, ...vehicle };
  const numbered = fullTune({ tune_version: raced, ...tune });
  return { finish: 1320, ...rest, base_tune: numbered, ddpe_tune: numbered };
};

/** A track of the short form, which knows no place on the map (see `isPlaced`), as it would be stored. */
export const fullLocation = (location: StoredRecord): StoredRecord =>
  'lat' in location ? location : { lat: 0, lng: 0, ...location };

/**
 * A pass of the short form, with `vehicle_uid`, `location_uid` and `tune_version`, as it would be stored; one in the
 * stored form stays as it is.
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
