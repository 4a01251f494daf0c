import { setupLabels, type SetupField } from '../../entities/checkSetup';
import type { LogEntry } from '../../entities/LogEntry';
import { pictureId, type PassPicture } from '../../entities/PassPicture';
import { parseCustomField } from '../../parsing/parseCustomField';
import { parseLocation } from '../../parsing/parseLocation';
import { parseLogEntry } from '../../parsing/parseLogEntry';
import { parsePassPicture } from '../../parsing/parsePassPicture';
import { parseVehicle } from '../../parsing/parseVehicle';
import { storedFailures } from '../../plain/failures';
import { failedAs, ok, type Result } from '../../plain/result';
import type { FileRow } from './FileRow';
import { filledIn } from './filledIn';
import { idProblem, storedProblem } from './storedProblem';
import { isRecord, recordOf } from '../../plain/record';
import { idInside, type StoredList } from './StoredLogBook';
import { timesAtTrack } from './timesAtTrack';

const parsers: Record<StoredList, (stored: unknown) => Result<object>> = {
  vehicles: parseVehicle,
  locations: parseLocation,
  custom_fields: parseCustomField,
  views: (stored) => ok(stored as object),
  predictions: (stored) => ok(stored as object),
  tunes: (stored) => ok(stored as object),
  entries: parseLogEntry,
  pictures: parsePassPicture,
};

const names: Record<StoredList, string> = {
  vehicles: 'This vehicle',
  locations: 'This location',
  custom_fields: 'This custom field',
  views: 'This view',
  predictions: 'This prediction',
  tunes: 'This tune',
  entries: 'This pass',
  pictures: 'This picture',
};

/** Row that may be stored. */
export type ReadRow = Pick<FileRow, 'id' | 'value' | 'remarks'>;

/** Says which settings of a pass are read as unknown. */
const setupRemarks = (stored: unknown, { setup }: LogEntry): string[] => {
  const given = recordOf(recordOf(stored)['setup']);
  return (Object.keys(setupLabels) as SetupField[]).flatMap((field) => {
    const value = given[field];
    if ((typeof value !== 'number' && typeof value !== 'string') || setup?.[field] !== undefined) return [];
    return [
      `${setupLabels[field]}: “${String(value).slice(0, 40)}” is not possible for this pass, so it counts as unknown.`,
    ];
  });
};

/**
 * Checks a row of a file for storing: times without a zone follow the clocks of their track, missing fields are
 * filled in, unknown fields stay. Fails with `broken`.
 * @param value in the stored form
 * @param id of the row where it does not carry it inside
 */
export const readRow = (list: StoredList, value: unknown, id?: string): Result<ReadRow> => {
  const broken = (problem: string) => failedAs(storedFailures, 'broken', names[list], `it ${problem}`);
  if (!isRecord(value)) return broken('is not a record');
  const timed = list === 'entries' ? timesAtTrack(value) : ok(value);
  if (!timed.ok) return broken(timed.failure.message);
  const parsed = parsers[list](timed.value);
  if (!parsed.ok) return parsed;
  // The server takes no other field of a picture.
  if (list === 'pictures')
    return ok({ id: pictureId(parsed.value as PassPicture), value: { ...parsed.value } });
  const under = id ?? idInside(list, value);
  if (under === undefined) return broken('has no id');
  const problem = storedProblem(value) ?? idProblem(under);
  if (problem !== undefined) return broken(problem);
  const remarks = list === 'entries' ? setupRemarks(value, parsed.value as LogEntry) : [];
  return ok({
    id: under,
    value: filledIn(timed.value, parsed.value),
    ...(remarks.length > 0 && { remarks }),
  });
};
