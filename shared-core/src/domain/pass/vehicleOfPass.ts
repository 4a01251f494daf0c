import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';

/** Copies a vehicle for a pass: its name and the versions of the tunes that it ran on. */
export const vehicleOfPass = ({ uid, name, finish, base_tune }: Vehicle): LogEntry['vehicle'] => ({
  uid,
  name,
  finish,
  tune_version_660: base_tune.tune_version_660,
  tune_version_1000: base_tune.tune_version_1000,
  tune_version_1320: base_tune.tune_version_1320,
});
