import * as v from 'valibot';
import type { Result } from '../plain/result';
import type { DeletedVehicle } from '../entities/DeletedVehicle';
import { readStored, storedNumber, storedRecord } from './stored';
import { storedVehicle } from './storedVehicle';

const schema = storedRecord({
  vehicle: storedVehicle,
  deleted_at: v.optional(v.nullable(storedNumber), null),
});

/**
 * Reads a stored deleted car.
 * @param stored with its time in milliseconds, null until the server has set it
 */
export const parseDeletedVehicle = (stored: unknown): Result<DeletedVehicle> =>
  readStored(schema, 'This deleted vehicle', stored);
