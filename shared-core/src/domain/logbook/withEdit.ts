import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { fieldAt, withField } from '../plain/withField';
import { changedFields } from './changedFields';

type Fields = Record<string, unknown>;

/** Applies what an edit changed from `before` to `after`; changes by others since its begin stay. */
export const withEdit = <Row extends LogEntry | Vehicle | Location>(now: Row, before: Row, after: Row): Row =>
  changedFields(before, after).reduce<Fields>((row, path) => withField(row, path, fieldAt(after, path)), {
    ...now,
  }) as unknown as Row;
