import type { Result } from '../plain/result';
import { readStored } from './stored';
import { storedVehicle } from './storedVehicle';
import type { Vehicle } from '../entities/Vehicle';

/** Reads a stored car; missing tune fields get their defaults, a wrong one is a failure that names it. */
export const parseVehicle = (stored: unknown): Result<Vehicle> =>
  readStored(storedVehicle, 'This vehicle', stored);
