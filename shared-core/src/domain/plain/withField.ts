import { isRecord, recordOf } from './record';

type Fields = Record<string, unknown>;

/** Reads the field at a path of keys; undefined where it or a record above it is missing. */
export const fieldAt = (value: unknown, [field, ...rest]: readonly string[]): unknown => {
  if (field === undefined) return value;
  return isRecord(value) && Object.hasOwn(value, field) ? fieldAt(value[field], rest) : undefined;
};

/**
 * Returns a record with another value at a path of keys; undefined removes the field. Missing records above the field
 * are made, an empty path changes nothing.
 */
export const withField = (record: Fields, [field, ...rest]: readonly string[], value: unknown): Fields => {
  if (field === undefined) return record;
  const { [field]: inner, ...others } = record;
  if (rest.length > 0) return { ...record, [field]: withField(recordOf(inner), rest, value) };
  return value === undefined ? others : { ...record, [field]: value };
};
