import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { carValues } from './deriveValues';
import { isCarOfPass } from '../pass/isCarOfPass';
import { ofCar } from './workedOut';

/** Fills in the values of the car where a pass has none of them and the car still has its tune. */
export const withCarValues = (entry: LogEntry, vehicle: Vehicle): LogEntry => {
  if (ofCar.some((value) => entry.derived[value] !== undefined) || !isCarOfPass(vehicle, entry)) return entry;
  const car = { ...vehicle, finish: entry.vehicle.finish };
  // Any stored number may follow, and give a result that is no number.
  const values = Object.entries(carValues(car, entry)).filter(([, value]) => Number.isFinite(value));
  return values.length === 0
    ? entry
    : { ...entry, derived: { ...entry.derived, ...Object.fromEntries(values) } };
};
