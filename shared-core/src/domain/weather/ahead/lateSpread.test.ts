import { lateSpread } from './lateSpread';

const measuredAt = '2026-06-20T17:55:00.000Z';
const after = (minutes: number) => lateSpread(measuredAt, Date.parse(measuredAt) + minutes * 60_000);

describe('the error of an old report', () => {
  test.each([-60, 0, 5, 15, 19])('is undefined after %d minutes', (minutes) => {
    expect(after(minutes)).toBeUndefined();
  });

  test('grows with its age, in steps of five minutes', () => {
    const ages = [20, 60, 180, 300, 700].map((minutes) => after(minutes)!);
    for (const field of ['air_temp', 'altimeter'] as const) {
      const spreads = ages.map((spread) => spread[field]);
      expect(spreads).toEqual([...new Set(spreads)].sort((a, b) => a - b));
    }
    expect(after(62)).toEqual(after(60));
  });

  test('is about 2 °F, 0.02 inHg and 3 mph an hour after that, 9 °F after five', () => {
    expect(after(75)).toEqual({
      at: '2026-06-20T19:10:00.000Z',
      air_temp: expect.closeTo(1.85, 2) as number,
      altimeter: expect.closeTo(0.02, 6) as number,
      wind_speed: 3,
    });
    expect(after(315)?.air_temp).toBeCloseTo(8.6, 1);
  });

  test('is never more than a day’s swing, and none where the time is not known', () => {
    expect(after(60 * 24 * 365)?.air_temp).toBeCloseTo(14.1, 1);
    expect(lateSpread('soon', 0)).toBeUndefined();
  });
});
