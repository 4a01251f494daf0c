import { distances } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';

/** Tells whether a car still has the tune of a pass: then its weight and factors are those of the pass. */
export const isCarOfPass = (
  { base_tune }: Pick<Vehicle, 'base_tune'>,
  { vehicle }: Pick<LogEntry, 'vehicle'>,
): boolean => distances.every((at) => base_tune[`tune_version_${at}`] === vehicle[`tune_version_${at}`]);
