import { height, hoursChart, width } from './hoursChart';

const point = (et: number, half: number, at = '18:00') => ({
  at: `2026-06-20T${at}:00.000Z`,
  et,
  low80: et - half,
  high80: et + half,
});

describe('the chart of the next hours', () => {
  test('runs from edge to edge by time, slower is higher, between the ends of the intervals', () => {
    const { dots, slowest, quickest } = hoursChart([
      point(11.2, 0.01, '18:40'),
      point(11.25, 0.02, '19:00'),
      point(11.3, 0.03, '20:00'),
    ]);
    expect([slowest, quickest]).toEqual([11.33, expect.closeTo(11.19, 9)]);
    expect(dots.map(({ x }) => x)).toEqual([0, width / 4, width]);
    expect(dots[2]?.y).toBeLessThan(dots[0]?.y ?? NaN);
    for (const { y } of dots) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
  });

  test('has no NaN for equal points, or for a single one', () => {
    expect(JSON.stringify(hoursChart([point(11, 0), point(11, 0)]))).not.toContain('null');
    expect(hoursChart([point(11, 0)]).line).not.toContain('NaN');
  });
});
