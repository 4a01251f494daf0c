import { distances } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';

/** Whether a car, as it is known now, still has the tune that it ran on at a pass: then its weight and factors are those of then. */
export const isCarOfPass = (
  { base_tune }: Pick<Vehicle, 'base_tune'>,
  { vehicle }: Pick<LogEntry, 'vehicle'>,
): boolean => distances.every((at) => base_tune[`tune_version_${at}`] === vehicle[`tune_version_${at}`]);
