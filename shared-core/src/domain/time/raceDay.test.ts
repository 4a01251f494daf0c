import { raceDay, raceDayBegin } from './raceDay';

const chicago = 'America/Chicago';

describe('the day of a pass', () => {
  test('goes from 4 AM to 4 AM by the clocks of the track', () => {
    expect(raceDay('2026-06-20T13:00:00Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T06:00:00Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T08:59:59Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T09:00:00Z', chicago)).toBe('2026-06-21');
  });

  test.each(['2026-06-20', '2026-03-08', '2026-11-01'])(
    'begins on %s at 4 AM, also on a day of clock changes',
    (day) => {
      const begin = raceDayBegin(day, chicago)!;
      expect(raceDay(begin, chicago)).toBe(day);
      expect(raceDay(new Date(Date.parse(begin) - 1).toISOString(), chicago)).not.toBe(day);
    },
  );

  test('is undefined for text that is no time', () => {
    expect(raceDay('tonight', chicago)).toBeUndefined();
    expect(raceDayBegin('2026-02-30', chicago)).toBeUndefined();
  });
});
