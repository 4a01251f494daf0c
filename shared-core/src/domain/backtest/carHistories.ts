import type { LogEntry } from '../entities/LogEntry';
import { parseLogEntry } from '../parsing/parseLogEntry';
import { parseVehicle } from '../parsing/parseVehicle';
import type { Vehicle } from '../entities/Vehicle';
import type { FileRow } from '../exchange/file/FileRow';

/** Car of a log book with its passes, in the order of the file. */
interface CarHistory {
  vehicle: Vehicle;
  passes: LogEntry[];
}

/** Returns the cars of a log book file, each with its passes. */
export const carHistories = (rows: readonly FileRow[]): CarHistory[] => {
  const passes = rows.flatMap(({ list, value }) => {
    const read = list === 'entries' ? parseLogEntry(value) : undefined;
    return read?.ok === true ? [read.value] : [];
  });
  return rows.flatMap(({ list, value }) => {
    const read = list === 'vehicles' ? parseVehicle(value) : undefined;
    if (read?.ok !== true) return [];
    const vehicle = read.value;
    return [{ vehicle, passes: passes.filter((pass) => pass.vehicle.uid === vehicle.uid) }];
  });
};
