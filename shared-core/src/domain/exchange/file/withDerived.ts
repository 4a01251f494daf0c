import { parseLogEntry } from '../../parsing/parseLogEntry';
import { parseVehicle } from '../../parsing/parseVehicle';
import { deriveValues } from '../../logbook/deriveValues';
import type { StoredRecord } from './StoredLogBook';

/** Adds derived values to a pass from elsewhere; its prediction of that time is unknown. */
export const withDerived = (entry: StoredRecord, vehicle: StoredRecord): StoredRecord => {
  const pass = parseLogEntry(entry);
  const car = parseVehicle(vehicle);
  if (!pass.ok || !car.ok) return entry;
  const { location, timeslip, weather, event } = pass.value;
  const derived = deriveValues({
    vehicle: car.value,
    location,
    timeslip,
    weather,
    predictedFinish: undefined,
    event,
  });
  return { ...entry, derived };
};
