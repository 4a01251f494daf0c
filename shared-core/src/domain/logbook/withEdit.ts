import type { LogEntry } from '../entities/LogEntry';
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
 * A pass with what an edit changed; what others changed since the edit began stays.
 * @param now the pass as it is known now
 * @param before the pass as the edit began with it
 * @param after the pass as the edit left it
 */
export const withEdit = (now: LogEntry, before: LogEntry, after: LogEntry): LogEntry =>
  changedFields(before, after).reduce<Fields>((entry, path) => withField(entry, path, { ...after }), {
    ...now,
  }) as unknown as LogEntry;
