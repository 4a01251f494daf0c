import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { carValues } from './deriveValues';
import { isCarOfPass } from '../pass/isCarOfPass';
import { ofCar } from './workedOut';

/**
 * A pass that has none of the values that need the car, such as one that `withWorkedOut` took them from, with what the
 * car gives, where it still has the tune of then; any other as it is, for it keeps what was saved.
 */
export const withCarValues = (entry: LogEntry, vehicle: Vehicle): LogEntry => {
  if (ofCar.some((value) => entry.derived[value] !== undefined) || !isCarOfPass(vehicle, entry)) return entry;
  const car = { ...vehicle, finish: entry.vehicle.finish };
  // Stored numbers may be any, and what follows from them none.
  const values = Object.entries(carValues(car, entry)).filter(([, value]) => Number.isFinite(value));
  return values.length === 0
    ? entry
    : { ...entry, derived: { ...entry.derived, ...Object.fromEntries(values) } };
};
