import * as v from 'valibot';
import { pictureCharacters, picturesAPass, pictureType, type PassPicture } from '../entities/PassPicture';
import type { Result } from '../plain/result';
import { readStored, storedId, storedNumber, storedRecord, storedText } from './stored';

const whole = /^[A-Za-z0-9+/]+={0,2}$/;

const schema = storedRecord({
  log_entry_uid: storedId,
  n: v.pipe(
    storedNumber,
    v.integer('is not whole'),
    v.minValue(0, 'is below 0'),
    v.maxValue(picturesAPass - 1, 'is too large'),
  ),
  base64: v.pipe(
    storedText,
    v.maxLength(pictureCharacters, 'is too large'),
    v.check((text) => whole.test(text) && pictureType(text) !== undefined, 'is no JPEG, PNG or WebP picture'),
  ),
});

/** Reads a stored picture of a pass; fails for any other file, and for one that is too large. */
export const parsePassPicture = (stored: unknown): Result<PassPicture> =>
  readStored(schema, 'This picture', stored);
