import * as v from 'valibot';
import type { Result } from '../plain/result';
import type { DeletedPass } from '../entities/DeletedPass';
import { logEntrySchema } from './parseLogEntry';
import { readStored, storedNumber, storedRecord } from './stored';

const schema = storedRecord({
  pass: logEntrySchema,
  deleted_at: v.optional(v.nullable(storedNumber), null),
});

/**
 * Reads a stored deleted pass.
 * @param stored with its time in milliseconds, null until the server has set it
 */
export const parseDeletedPass = (stored: unknown): Result<DeletedPass> =>
  readStored(schema, 'This deleted pass', stored);
