import { distances, type Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import { parseLogEntry } from '../entities/parseLogEntry';
import { parseVehicle } from '../entities/parseVehicle';
import type { Vehicle } from '../entities/Vehicle';
import { failed, ok, type Result } from '../result';

/** A car of a log book file with its passes, in the order of the file. */
export interface CarHistory {
  vehicle: Vehicle;
  passes: LogEntry[];
}

/** A log book file, read: its cars, and a sentence for each record that could not be. */
export interface LogBookFile {
  cars: CarHistory[];
  broken: string[];
}

type Stored = Record<string, unknown>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordsIn = (value: unknown): Stored[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** The fields of a tune that are not kept for each distance. */
const sharedFields = new Set(['body_width', 'body_height', 'drag_coefficient', 'weight_with_driver']);

/** A tune of the short form under the stored names: one value for all three distances. */
const storedTune = (tune: Stored): Stored =>
  Object.fromEntries(
    Object.entries(tune).flatMap(([field, value]) =>
      sharedFields.has(field) || distances.some((distance) => field.endsWith(`_${distance}`))
        ? [[field, value]]
        : distances.map((distance) => [`${field}_${distance}`, value]),
    ),
  );

const storedVehicle = (vehicle: Stored): Stored => {
  const { tune, ...rest } = vehicle;
  if (!isRecord(tune)) return { finish: 1320, ...rest };
  return { finish: 1320, ...rest, base_tune: storedTune(tune), ddpe_tune: storedTune(tune) };
};

const tuneVersions = (version: unknown): Stored =>
  Object.fromEntries(distances.map((distance: Distance) => [`tune_version_${distance}`, version ?? 1]));

const storedEntry = (
  entry: Stored,
  vehicles: ReadonlyMap<unknown, Vehicle>,
  locations: ReadonlyMap<unknown, Stored>,
): Stored => {
  const { vehicle_uid, location_uid, tune_version, ...rest } = entry;
  if (isRecord(entry['vehicle'])) return entry;
  const vehicle = vehicles.get(vehicle_uid);
  const location = locations.get(location_uid);
  return {
    ...rest,
    vehicle: vehicle && {
      uid: vehicle.uid,
      name: vehicle.name,
      finish: vehicle.finish,
      ...tuneVersions(tune_version),
    },
    location: location && { lat: 0, lng: 0, ...location },
  };
};

/** Reads the text of a log book file, in the full or the short form. Failure: `not-a-log-book`. */
export const readLogBookFile = (text: string): Result<LogBookFile> => {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    file = undefined;
  }
  if (!isRecord(file) || file['format'] !== 'holeshot-logbook') {
    return failed('not-a-log-book', 'This file is no Holeshot log book. Nothing was read from it.');
  }
  const broken: string[] = [];
  const kept = <Value>(result: Result<Value>): Value[] => {
    if (result.ok) return [result.value];
    broken.push(result.failure.message);
    return [];
  };
  const vehicles = recordsIn(file['vehicles']).flatMap((vehicle) =>
    kept(parseVehicle(storedVehicle(vehicle))),
  );
  const byUid = new Map<unknown, Vehicle>(vehicles.map((vehicle) => [vehicle.uid, vehicle]));
  const locations = new Map(recordsIn(file['locations']).map((location) => [location['uid'], location]));
  const passes = recordsIn(file['entries']).flatMap((entry) =>
    kept(parseLogEntry(storedEntry(entry, byUid, locations))),
  );
  const cars = vehicles.map((vehicle) => ({
    vehicle,
    passes: passes.filter((pass) => pass.vehicle.uid === vehicle.uid),
  }));
  return ok({ cars, broken });
};
