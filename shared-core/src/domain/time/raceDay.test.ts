import { raceDay } from './raceDay';

const chicago = 'America/Chicago';

describe('the day of a pass', () => {
  test('goes from 4 AM to 4 AM by the clocks of the track', () => {
    expect(raceDay('2026-06-20T13:00:00Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T06:00:00Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T08:59:59Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T09:00:00Z', chicago)).toBe('2026-06-21');
  });

  test.each([
    ['2026-06-20', '2026-06-20T09:00:00Z'],
    ['2026-03-08', '2026-03-08T09:00:00Z'],
    ['2026-11-01', '2026-11-01T10:00:00Z'],
  ])('begins on %s at 4 AM, also on a day of clock changes', (day, begin) => {
    expect(raceDay(begin, chicago)).toBe(day);
    expect(raceDay(new Date(Date.parse(begin) - 1).toISOString(), chicago)).not.toBe(day);
  });

  test.each([
    [chicago, '2026-10-31', '2026-11-01T06:30:00Z', '2026-11-01T07:30:00Z', '2026-11-01T10:00:00.000Z'],
    [
      'America/New_York',
      '2026-10-31',
      '2026-11-01T05:30:00Z',
      '2026-11-01T06:30:00Z',
      '2026-11-01T09:00:00.000Z',
    ],
    [
      'Europe/Berlin',
      '2026-10-24',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '2026-10-25T03:00:00.000Z',
    ],
    [
      'Australia/Sydney',
      '2026-04-04',
      '2026-04-04T15:30:00Z',
      '2026-04-04T16:30:00Z',
      '2026-04-04T18:00:00.000Z',
    ],
    [
      'Australia/Lord_Howe',
      '2026-04-04',
      '2026-04-04T14:45:00Z',
      '2026-04-04T15:15:00Z',
      '2026-04-04T17:30:00.000Z',
    ],
  ])(
    'in %s, %s has both passes of a time that comes twice, and ends at 4 AM',
    (zone, day, first, second, end) => {
      expect([raceDay(first, zone), raceDay(second, zone)]).toEqual([day, day]);
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      expect(raceDay(end, zone)).toBe(next);
      expect(raceDay(new Date(Date.parse(end) - 1).toISOString(), zone)).toBe(day);
    },
  );

  test('is undefined for text that is no time', () => {
    expect(raceDay('tonight', chicago)).toBeUndefined();
  });
});
