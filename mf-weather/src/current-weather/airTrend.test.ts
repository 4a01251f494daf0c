import { fahrenheit, type StationObservation } from '@holeshot/shared-core';
import { greatLakes as track, summerAfternoon } from '@holeshot/shared-core/testing';
import { airTrend } from './airTrend';

const newest = Date.parse(summerAfternoon.datetime);
const report = (minutesBefore: number, air_temp: number): StationObservation => ({
  ...summerAfternoon,
  datetime: new Date(newest - minutesBefore * 60_000).toISOString(),
  air_temp: fahrenheit(air_temp),
});

describe('the trend of the air', () => {
  test('says by how much the density altitude rose in the last hour', () => {
    expect(airTrend([report(120, 60), report(58, 85), report(0, 87)], track, newest)).toMatch(
      /^↗ Rising: \+1[3-6]\d ft in 58 min\.$/,
    );
  });

  test('says by how much it fell, with the sign written', () => {
    expect(airTrend([report(60, 87), report(0, 80)], track, newest)).toMatch(
      /^↘ Falling: −\d{3} ft in 60 min\.$/,
    );
  });

  test('is steady where it moved less than fifty feet', () => {
    expect(airTrend([report(60, 87), report(0, 87.2)], track, newest)).toBe(
      '→ Steady: it moved less than 50 ft in 60 min.',
    );
  });

  test('is not told from reports that are too near or too far', () => {
    expect(airTrend([report(90, 60), report(30, 70), report(0, 87)], track, newest)).toBe('');
    expect(airTrend([], track, newest)).toBe('');
  });

  test('is not told of air that is more than an hour old', () => {
    const reports = [report(60, 85), report(0, 87)];
    expect(airTrend(reports, track, newest + 60 * 60_000)).toMatch(/^↗ Rising/);
    expect(airTrend(reports, track, newest + 61 * 60_000)).toBe('');
  });
});
