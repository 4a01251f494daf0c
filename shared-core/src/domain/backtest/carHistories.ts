import type { LogEntry } from '../entities/LogEntry';
import { parseLogEntry } from '../entities/parseLogEntry';
import { parseVehicle } from '../entities/parseVehicle';
import type { Vehicle } from '../entities/Vehicle';
import type { StoredLogBook } from '../exchange/StoredLogBook';

/** A car of a log book with its passes, in the order of the file. */
export interface CarHistory {
  vehicle: Vehicle;
  passes: LogEntry[];
}

/** The cars of a log book that was read, each with its passes. */
export const carHistories = ({ vehicles, entries }: StoredLogBook): CarHistory[] => {
  const passes = entries.flatMap(({ value }) => {
    const read = parseLogEntry(value);
    return read.ok ? [read.value] : [];
  });
  return vehicles.flatMap(({ value }) => {
    const read = parseVehicle(value);
    if (!read.ok) return [];
    const vehicle = read.value;
    return [{ vehicle, passes: passes.filter((pass) => pass.vehicle.uid === vehicle.uid) }];
  });
};
