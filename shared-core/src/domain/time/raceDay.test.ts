import { raceDay } from './raceDay';

const chicago = 'America/Chicago';

describe('the day of a pass', () => {
  test('goes from 4 AM to 4 AM by the clocks of the track', () => {
    expect(raceDay('2026-06-20T13:00:00Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T06:00:00Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T08:59:59Z', chicago)).toBe('2026-06-20');
    expect(raceDay('2026-06-21T09:00:00Z', chicago)).toBe('2026-06-21');
  });

  test('is none for what is no time', () => {
    expect(raceDay('tonight', chicago)).toBeUndefined();
  });
});
