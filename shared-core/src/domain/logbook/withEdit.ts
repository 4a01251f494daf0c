import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { changedFields } from './changedFields';

type Fields = Record<string, unknown>;

const withField = (record: Fields, [field, ...rest]: readonly string[], from: Fields): Fields => {
  if (field === undefined) return record;
  if (rest.length > 0) {
    return { ...record, [field]: withField((record[field] ?? {}) as Fields, rest, from[field] as Fields) };
  }
  const { [field]: _, ...others } = record;
  return from[field] === undefined ? others : { ...others, [field]: from[field] };
};

/**
 * Applies the changes of an edit to a pass, a vehicle or a location; changes by others since its begin stay.
 * @param now as it is now
 * @param before as the edit began with it
 * @param after as the edit left it
 */
export const withEdit = <Row extends LogEntry | Vehicle | Location>(now: Row, before: Row, after: Row): Row =>
  changedFields(before, after).reduce<Fields>((entry, path) => withField(entry, path, { ...after }), {
    ...now,
  }) as unknown as Row;
