import { stationTime, zoneOf } from './stationClock';

describe('station time', () => {
  test('is local, with the offset of summer and of winter, without a colon', () => {
    const zone = zoneOf({ lat: 39.81, lng: -86.9 });
    expect(zone).toBe('America/Chicago');
    expect(stationTime(Date.UTC(2026, 6, 1, 17, 5), zone)).toBe('2026-07-01T12:05:00-0500');
    expect(stationTime(Date.UTC(2026, 0, 1, 17, 5), zone)).toBe('2026-01-01T11:05:00-0600');
  });

  test('is UTC on request', () => {
    expect(stationTime(Date.UTC(2026, 6, 1, 17, 5), 'UTC')).toBe('2026-07-01T17:05:00Z');
  });

  test('counts from Greenwich outside North America', () => {
    const zone = zoneOf({ lat: -33.8, lng: 151.2 });
    expect(stationTime(Date.UTC(2026, 6, 1, 17, 5), zone)).toBe('2026-07-02T03:05:00+1000');
    expect(stationTime(Date.UTC(2026, 6, 1, 17, 5), zoneOf({ lat: 51, lng: 0 }))).toBe(
      '2026-07-01T17:05:00+0000',
    );
  });
});
