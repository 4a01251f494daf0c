import type { PredictionCard } from '../entities/PredictionCard';
import type { Result } from '../plain/result';
import { readStored, storedId, storedRecord } from './stored';

const schema = storedRecord({ vehicle_uid: storedId, location_uid: storedId });

/** Reads a row of `users/{uid}.predictions`. */
export const parsePredictionCard = (stored: unknown, key: string): Result<PredictionCard> => {
  const read = readStored(schema, 'This prediction', stored);
  return read.ok ? { ok: true, value: { key, ...read.value } } : read;
};
