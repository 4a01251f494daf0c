import * as v from 'valibot';
import { readStored, storedRecord, storedText } from '../parsing/stored';
import type { Result } from '../plain/result';
import { viewNameProblem } from '../forms/nameProblem';
import type { LogBookView } from './logBookViews';

const schema = storedRecord({
  name: v.pipe(
    storedText,
    v.check((name) => viewNameProblem(name) === undefined, 'is not a name'),
  ),
  fieldKeys: v.array(storedText, 'is not a list'),
});

/** Reads a stored view; unknown columns stay, since another version may know them. */
export const parseLogBookView = (stored: unknown): Result<LogBookView> => {
  const read = readStored(schema, 'This view', stored);
  return read.ok
    ? { ok: true, value: { ...read.value, fieldKeys: [...new Set(read.value.fieldKeys)] } }
    : read;
};
