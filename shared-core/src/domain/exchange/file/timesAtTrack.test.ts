import { streetCarPasses } from '../../../testing/fixtures/streetCar';
import { readRow } from './readRow';
import type { StoredRecord } from './StoredLogBook';

const [first] = streetCarPasses as [(typeof streetCarPasses)[number]];
const at = (time: string, timezone = 'America/Chicago') =>
  readRow('entries', {
    ...first,
    log_entry_datetime: time,
    location: { ...first.location, timezone },
    timeslip: { ...first.timeslip, datetime: time },
    weather: { ...first.weather, datetime: time },
  });
const nextYear = new Date().getUTCFullYear() + 1;
const timesOf = ({ log_entry_datetime, timeslip, weather }: StoredRecord): unknown[] => [
  log_entry_datetime,
  (timeslip as StoredRecord)['datetime'],
  (weather as StoredRecord)['datetime'],
];

describe('the times of a pass that is imported', () => {
  test.each([
    ['2026-05-31T23:30:00', 'America/Chicago', '2026-06-01T04:30:00.000Z'],
    ['2026-05-31T23:30', 'Europe/Berlin', '2026-05-31T21:30:00.000Z'],
    ['2026-05-31T23:30:15.250', 'America/Chicago', '2026-06-01T04:30:15.250Z'],
    ['2026-05-31T23:30:00', '', '2026-05-31T23:30:00.000Z'],
    ['2026-05-31T23:30:00Z', 'America/Chicago', '2026-05-31T23:30:00Z'],
    ['2026-11-01T01:30-06:00', 'America/Chicago', '2026-11-01T01:30-06:00'],
    ['2026-11-01T01:30', 'America/Phoenix', '2026-11-01T08:30:00.000Z'],
    ['2026-05-31T23:30:00-05:00', 'America/Chicago', '2026-05-31T23:30:00-05:00'],
  ])('%s in “%s” is %s', (time, timezone, moment) => {
    const read = at(time, timezone);
    expect(read.ok && timesOf(read.value.value)).toEqual([moment, moment, moment]);
  });

  test.each([
    ['2026-06-31T10:00', 'it has a date that does not exist (2026-06-31).'],
    ['2026-02-29T10:00:00Z', 'it has a date that does not exist (2026-02-29).'],
    ['0206-06-20T10:00:00Z', `it is of 0206-06-20, and a year must be 1900 to ${nextYear}.`],
    ['1900-01-01T00:00:00Z', `it is of 1900-01-01, and a year must be 1900 to ${nextYear}.`],
    ['2206-06-20T10:00:00Z', `it is of 2206-06-20, and a year must be 1900 to ${nextYear}.`],
    ['2026-03-08T02:30', 'it has a time that clocks at its track skip (2026-03-08T02:30).'],
    [
      '2026-11-01T01:30',
      'it has a time that comes twice at its track (2026-11-01T01:30), so write its offset behind it, such as -05:00.',
    ],
    ['2026-13-01T10:00', 'log_entry_datetime is not a time.'],
  ])('%s is refused in words', (time, problem) => {
    expect(at(time)).toEqual({
      ok: false,
      failure: { code: 'broken', message: `This pass cannot be read: ${problem}` },
    });
  });

  test('a wrong date of the slip or of the weather is refused too', () => {
    const weather = { ...first.weather, datetime: '2026-02-30T10:00' };
    expect(readRow('entries', { ...first, weather }).ok).toBe(false);
  });
});
