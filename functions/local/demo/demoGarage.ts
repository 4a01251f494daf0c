import {
  createLogEntry,
  createVehicle,
  distances,
  inches,
  learnOver,
  passesToLearn,
  perDistance,
  pounds,
  type Engine,
  type Location,
  type LogEntry,
  type Timeslip,
  type Vehicle,
  type WeatherObservation,
} from '@holeshot/shared-core';
import { zoneOffset } from '../weather/zoneOffset';
import { demoLocation } from './demoLocation';
import type { ShortLogBook } from './shortLogBook';

const day = 86_400_000;
const season = 365 * day;

/** A demo car, with the log book of its passes. */
export interface DemoCar {
  uid: string;
  name: string;
  notes: string;
  book: ShortLogBook;
}

/** Vehicles, tracks and passes of the demo racer. */
export interface DemoGarage {
  vehicles: Vehicle[];
  locations: Location[];
  entries: LogEntry[];
}

/** Reads the track's wall clock in milliseconds; the log books write it as if it were UTC. */
const wallTime = (entry: ShortLogBook['entries'][number]): number => Date.parse(entry.log_entry_datetime);

const vehicleOf = ({ uid, name, notes, book }: DemoCar, created: number): Vehicle => {
  const { finish, tune } = book.vehicles[0];
  const weight = pounds(tune.weight_with_driver);
  const vehicle = createVehicle({
    uid,
    name,
    finish,
    notes,
    weight_with_driver: weight,
    fuel: 'Gasoline',
    induction: 'Naturally Aspirated',
    now: created,
  });
  const body = {
    body_width: inches(tune.body_width),
    body_height: inches(tune.body_height),
    drag_coefficient: tune.drag_coefficient,
  };
  return {
    ...vehicle,
    base_tune: { ...vehicle.base_tune, ...body },
    ddpe_tune: { ...vehicle.ddpe_tune, ...body },
  };
};

const atTune = (vehicle: Vehicle, version: number): Vehicle => ({
  ...vehicle,
  base_tune: { ...vehicle.base_tune, ...perDistance('tune_version', version) },
  ddpe_tune: { ...vehicle.ddpe_tune, ...perDistance('tune_version', version) },
});

/**
 * Builds the last season of each car with the app's own calculations, moved so that the last pass was yesterday. It
 * drops passes at places without a track.
 * @param now milliseconds
 */
export const demoGarage = (cars: readonly DemoCar[], now: number): DemoGarage => {
  const locations = new Map<string, Location>();
  for (const place of cars.flatMap(({ book }) => book.locations)) {
    const location = demoLocation(place);
    if (location) locations.set(place.uid, location);
  }
  const newest = cars
    .flatMap(({ book }) => book.entries)
    .filter((entry) => locations.has(entry.location_uid))
    .reduce((latest, entry) => (wallTime(entry) > wallTime(latest) ? entry : latest));
  const newestZone = locations.get(newest.location_uid)?.timezone ?? 'UTC';
  const today = Math.floor((now + zoneOffset(newestZone, now)) / day);
  const shift = (today - 1 - Math.floor(wallTime(newest) / day)) * day;
  const from = wallTime(newest) - season;

  const garage: DemoGarage = { vehicles: [], locations: [...locations.values()], entries: [] };
  for (const car of cars) {
    const driven = car.book.entries.filter((entry) => wallTime(entry) >= from);
    let vehicle = vehicleOf(car, Math.min(...driven.map(wallTime)) + shift);
    const passes: LogEntry[] = [];
    let engines: readonly Engine[] = [];
    driven.forEach((entry, index) => {
      const location = locations.get(entry.location_uid);
      if (!location) return;
      const wall = wallTime(entry) + shift;
      const datetime = new Date(wall - zoneOffset(location.timezone, wall)).toISOString();
      const isNewTune = passes.length > 0 && entry.tune_version !== vehicle.base_tune.tune_version_1320;
      vehicle = atTune(vehicle, entry.tune_version);
      engines = learnOver(distances, { vehicle, location }, passesToLearn(vehicle, passes), engines);
      const created = createLogEntry(
        {
          log_entry_uid: `${car.uid}-${index}`,
          log_entry_datetime: datetime,
          vehicle,
          location,
          timeslip: { ...(entry.timeslip as unknown as Timeslip), datetime },
          weather: { ...(entry.weather as unknown as WeatherObservation), datetime },
          notes: '',
          changes: isNewTune ? `Tune ${entry.tune_version}` : '',
          custom_fields: {},
        },
        { passes, engines },
      );
      if (!created.ok) throw new Error(`${car.name}, ${datetime}: ${created.failure.message}`);
      passes.push(created.value);
    });
    garage.vehicles.push(vehicle);
    garage.entries.push(...passes);
  }
  return garage;
};
