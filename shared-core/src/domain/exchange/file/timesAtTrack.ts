import { yearsOfLogBooks } from '../../entities/logBookId';
import { isRecord, recordOf } from '../../plain/record';
import { dateFailures } from '../../plain/failures';
import { failedAs, ok, type Result } from '../../plain/result';
import { momentsOf } from '../../time/momentsOf';
import { wallClock } from '../../time/wallClock';
import type { StoredRecord } from './StoredLogBook';

const dated = /^\d{4}-\d{2}-\d{2}T/;
/** Date and time of day without a zone. */
export const withoutZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;

/** Returns a time with the zone of its track. Any other value stays: the parser names its field. */
const timeAtTrack = (time: unknown, timezone: string): Result<unknown> => {
  if (typeof time !== 'string' || !dated.test(time)) return ok(time);
  const day = time.slice(0, 10);
  const midnight = new Date(`${day}T00:00Z`);
  // Date rolls 31 June over to July: a real date reads back.
  if (!Number.isNaN(midnight.getTime()) && !midnight.toISOString().startsWith(day)) {
    return failedAs(dateFailures, 'no-such-date', day);
  }
  const wall = withoutZone.test(time) ? Date.parse(`${time}Z`) : NaN;
  const moments = Number.isNaN(wall) ? [time] : momentsOf(wall, timezone);
  const [found] = moments;
  if (found === undefined) return failedAs(dateFailures, 'time-skipped', time);
  if (moments.length > 1) return failedAs(dateFailures, 'time-twice', time);
  const moment = typeof found === 'number' ? new Date(found).toISOString() : found;
  const years = yearsOfLogBooks(Date.now());
  const year = wallClock(moment, timezone)?.getUTCFullYear() ?? years.first;
  return year < years.first || year > years.last
    ? failedAs(dateFailures, 'year-outside', day, years)
    : ok(moment);
};

const withTime = (record: StoredRecord, field: string, timezone: string): Result<StoredRecord> => {
  if (!(field in record)) return ok(record);
  const time = timeAtTrack(record[field], timezone);
  return time.ok ? ok({ ...record, [field]: time.value }) : time;
};

/**
 * Turns the times of a stored pass into moments: one without a zone follows the clocks of its track, not of the
 * device. Fails with the end of a sentence, where a date or time does not exist, a time comes twice, or no log book has its year.
 */
export const timesAtTrack = (entry: StoredRecord): Result<StoredRecord> => {
  const { timezone } = recordOf(entry['location']);
  const zone = typeof timezone === 'string' ? timezone : '';
  let timed = withTime(entry, 'log_entry_datetime', zone);
  for (const part of ['timeslip', 'weather']) {
    const record = entry[part];
    if (!timed.ok || !isRecord(record)) continue;
    const inner = withTime(record, 'datetime', zone);
    timed = inner.ok ? ok({ ...timed.value, [part]: inner.value }) : inner;
  }
  return timed;
};
