import * as v from 'valibot';
import type { Result } from '../plain/result';
import type { CustomField } from '../entities/CustomField';
import { optionalText, readStored, storedId, storedRecord, storedText } from './stored';

/** Format of a number without one: three decimals. */
const defaultNumericFormat = '0.000';

/** Formats of a numeric custom field: none to four decimals. */
export const numericFormats = ['0', '0.0', '0.00', defaultNumericFormat, '0.0000'] as const;

const flag = v.optional(v.boolean('is neither yes nor no'), false);

const schema = storedRecord({
  pk: storedId,
  title: v.pipe(storedText, v.nonEmpty('is empty')),
  titleShort: optionalText,
  description: optionalText,
  defaultLastValue: flag,
  isCustomField: v.optional(v.literal(true, 'is not a custom field'), true),
  isNumeric: flag,
  numericFormat: v.fallback(v.picklist(numericFormats), defaultNumericFormat),
});

/** Reads a stored custom field; a missing short title is the long one. */
export const parseCustomField = (stored: unknown): Result<CustomField> => {
  const read = readStored(schema, 'This custom field', stored);
  return read.ok
    ? { ok: true, value: { ...read.value, titleShort: read.value.titleShort || read.value.title } }
    : read;
};
