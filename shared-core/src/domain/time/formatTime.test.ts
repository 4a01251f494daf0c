import fc from 'fast-check';
import {
  formatAge,
  formatClock,
  formatDate,
  formatDateTime,
  formatMoment,
  fromLocalInput,
  localInputValue,
} from './formatTime';

const chicago = 'America/Chicago';

describe('time by the clocks of the track', () => {
  test('is written MM/DD/YYYY h:mm A', () => {
    expect(formatDateTime('2026-06-20T18:05:00.000Z', chicago)).toBe('06/20/2026 1:05 PM');
    expect(formatDateTime('2026-01-02T06:00:00.000Z', chicago)).toBe('01/02/2026 12:00 AM');
    expect(formatDateTime('2026-06-20T13:05:00-05:00', 'Australia/Sydney')).toBe('06/21/2026 4:05 AM');
  });

  test('the time of day alone is written h:mm A', () => {
    expect(formatClock('2026-06-20T18:05:00.000Z', chicago)).toBe('1:05 PM');
    expect(formatClock('today', chicago)).toBe('–');
  });

  test('a moment has its zone for a reader in another one', () => {
    const moment = Date.parse('2026-06-20T18:05:00.000Z');
    expect(formatMoment(moment, chicago)).toMatch(/^Jun 20, 2026, 1:05\sPM CDT$/);
    expect(formatMoment(moment, 'Mars/Olympus')).toBe(formatMoment(moment));
  });

  test('the date changes at midnight of the track', () => {
    expect(formatDate('2026-06-20T04:59:00.000Z', chicago)).toBe('06/19/2026');
    expect(formatDate('2026-06-20T05:00:00.000Z', chicago)).toBe('06/20/2026');
  });

  test('follows summer time to the minute', () => {
    expect(formatDateTime('2026-03-08T07:59:00.000Z', chicago)).toBe('03/08/2026 1:59 AM');
    expect(formatDateTime('2026-03-08T08:00:00.000Z', chicago)).toBe('03/08/2026 3:00 AM');
    expect(formatDateTime('2026-11-01T06:30:00.000Z', chicago)).toBe('11/01/2026 1:30 AM');
    expect(formatDateTime('2026-11-01T07:30:00.000Z', chicago)).toBe('11/01/2026 1:30 AM');
  });

  test.each(['', 'Mars/Olympus', 'not a zone'])('the zone "%s" counts as UTC', (zone) => {
    expect(formatDateTime('2026-06-20T18:05:00.000Z', zone)).toBe('06/20/2026 6:05 PM');
  });

  test('writes a dash for text that is no time', () => {
    expect(formatDateTime('soon', chicago)).toBe('–');
    expect(formatDate('', chicago)).toBe('–');
    expect(localInputValue('soon', chicago)).toBe('');
  });
});

describe('the age of a value', () => {
  const minute = 60_000;
  test.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [-5 * minute, 'just now'],
    [4 * minute, '4 min ago'],
    [59.9 * minute, '59 min ago'],
    [60 * minute, '1 h ago'],
    [95 * minute, '1 h 35 min ago'],
    [179 * minute, '2 h 59 min ago'],
    [180 * minute, '3 h ago'],
    [239 * minute, '3 h ago'],
    [23.9 * 60 * minute, '23 h ago'],
    [24 * 60 * minute, '1 day ago'],
    [72 * 60 * minute, '3 days ago'],
    [NaN, '–'],
  ])('after %d ms is "%s"', (age, text) => {
    const now = Date.UTC(2026, 5, 20);
    expect(formatAge(now - age, now)).toBe(text);
  });
});

describe('a date and time input', () => {
  test('shows and reads the clocks of the track', () => {
    expect(localInputValue('2026-06-20T18:05:00.000Z', chicago)).toBe('2026-06-20T13:05');
    expect(fromLocalInput('2026-06-20T13:05', chicago)).toBe('2026-06-20T18:05:00.000Z');
    expect(fromLocalInput('2026-06-20T13:05:30', '')).toBe('2026-06-20T13:05:30.000Z');
  });

  test('reads a skipped hour an hour later, a repeated one as the first', () => {
    expect(fromLocalInput('2026-03-08T02:30', chicago)).toBe('2026-03-08T08:30:00.000Z');
    expect(fromLocalInput('2026-11-01T01:30', chicago)).toBe('2026-11-01T06:30:00.000Z');
  });

  test.each(['', 'now', '2026-06-20', '2026-02-31T10:00', '2026-13-01T10:00', '2026-06-20T25:00'])(
    '"%s" is no time',
    (value) => {
      expect(fromLocalInput(value, chicago)).toBeUndefined();
    },
  );

  test('law: a shown time reads back as the same minute, except in the hour that clocks repeat', () => {
    const zones = fc.constantFrom(chicago, 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC', '');
    const minutes = fc.integer({ min: Date.UTC(2000, 0, 1) / 60_000, max: Date.UTC(2040, 0, 1) / 60_000 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const iso = new Date(minute * 60_000).toISOString();
        const shown = localInputValue(iso, zone);
        const back = fromLocalInput(shown, zone) ?? '';
        expect(localInputValue(back, zone)).toBe(shown);
        expect(Math.abs(Date.parse(iso) - Date.parse(back))).toBeLessThanOrEqual(60 * 60_000);
      }),
      { numRuns: 500 },
    );
  });
});
