import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { newestPasses } from './newestPasses';
import { passesOf } from './passesOf';

/** Returns the passes that an engine of a car learns: the newest ones before `now` (ms), oldest first. */
export const passesToLearn = (
  vehicle: Pick<Vehicle, 'uid'>,
  passes: readonly LogEntry[],
  now?: number,
): readonly LogEntry[] => newestPasses(passesOf(vehicle, passes, now));
