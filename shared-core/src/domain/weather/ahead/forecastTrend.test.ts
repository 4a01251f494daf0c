import { summerAfternoon } from '../../../testing/fixtures/fixtures';
import type { ForecastHour } from '../../entities/Weather';
import { degrees, fahrenheit, mph } from '../../units/units';
import { dewPoint } from '../air/dewPoint';
import { forecastAt, forecastTrend } from './forecastTrend';

const hour = 3_600_000;
const newest = Date.parse(summerAfternoon.datetime);
const temps = (ahead: ReturnType<typeof forecastTrend>) => ahead.map(({ report }) => report.air_temp);

describe('the next hours by a forecast', () => {
  const forecastOf = (first: number, many: number): ForecastHour[] =>
    Array.from({ length: many }, (_, index) => ({
      at: new Date(newest + (first + index) * hour).toISOString(),
      air_temp: fahrenheit(70 + 2 * (first + index)),
      dew_point: fahrenheit(60),
      wind_speed: mph(8),
    }));

  test('begin with the measured air, and move as the forecast does', () => {
    const ahead = forecastTrend(summerAfternoon, forecastOf(-1, 6), 3);
    expect(temps(ahead)).toEqual(
      [2, 4, 6].map((more) => expect.closeTo(summerAfternoon.air_temp + more, 6) as number),
    );
    expect(dewPoint(ahead[0]!.report)).toBeCloseTo(dewPoint(summerAfternoon), 1);
    expect(ahead[0]?.report).toMatchObject({ wind_speed: 8, altimeter: summerAfternoon.altimeter });
    expect(ahead[0]?.report).not.toHaveProperty('wind_degrees');
  });

  test('have the wind of the forecast, also where the station reports none', () => {
    const unknown = { ...summerAfternoon, wind_speed: mph(0), wind_unknown: true };
    const [next] = forecastTrend(unknown, forecastOf(-1, 6), 1);
    expect(next?.report.wind_speed).toBeGreaterThan(0);
    expect(next?.report).not.toHaveProperty('wind_unknown');
  });

  test('are read between its hours', () => {
    const halfPast = forecastOf(-0.5, 6);
    expect(temps(forecastTrend(summerAfternoon, halfPast, 1))).toEqual([
      expect.closeTo(summerAfternoon.air_temp + 2, 6),
    ]);
  });

  test('turn their wind evenly, over north too, and have none where it is not known', () => {
    const from = (...directions: (number | undefined)[]) =>
      forecastOf(0, 2).map((each, index) => ({
        ...each,
        ...(directions[index] !== undefined && { wind_degrees: degrees(directions[index]) }),
      }));
    const halfPast = (...directions: (number | undefined)[]) =>
      forecastAt(summerAfternoon, from(...directions), newest + hour / 2)?.report.wind_degrees;
    expect(halfPast(180, 270)).toBeCloseTo(225, 9);
    expect(Math.cos((halfPast(350, 10)! * Math.PI) / 180)).toBeCloseTo(1, 9);
    expect(halfPast(180, undefined)).toBeUndefined();
  });

  test('end where it ends, and are none where it does not cover now', () => {
    expect(forecastTrend(summerAfternoon, forecastOf(0, 3), 6)).toHaveLength(2);
    expect(forecastTrend(summerAfternoon, forecastOf(1, 6), 6)).toEqual([]);
    expect(forecastTrend(summerAfternoon, [], 6)).toEqual([]);
  });
});
