import { summerAfternoon } from '../../../testing/fixtures/fixtures';
import type { StationObservation } from '../../entities/Weather';
import { fahrenheit, percent } from '../../units/units';
import { stationTrend } from './stationTrend';

const hour = 3_600_000;
const newest = Date.parse(summerAfternoon.datetime);

/** A report every five minutes for 24 hours, its temperature by the hours since the newest, which are below zero. */
const dayOf = (temp: (hours: number) => number): StationObservation[] =>
  Array.from({ length: 289 }, (_, index) => {
    const hours = (index - 288) / 12;
    return {
      ...summerAfternoon,
      datetime: new Date(newest + hours * hour).toISOString(),
      air_temp: fahrenheit(temp(hours)),
      humidity: percent(50),
    };
  });
const temps = (ahead: ReturnType<typeof stationTrend>) => ahead.map(({ report }) => report.air_temp);
const spreads = (ahead: ReturnType<typeof stationTrend>) => ahead.map(({ spread }) => spread.air_temp);

describe('the next hours by the station’s own reports', () => {
  test('stay as they are where nothing moves, with the least spread there is', () => {
    const ahead = stationTrend(
      dayOf(() => 80),
      3,
    );
    for (const temp of temps(ahead)) expect(temp).toBeCloseTo(80, 6);
    expect(spreads(ahead)).toEqual(
      [1, Math.sqrt(2), Math.sqrt(3)].map((each) => expect.closeTo(each, 6) as number),
    );
    expect(ahead.map(({ report }) => Date.parse(report.datetime) - newest)).toEqual([
      hour,
      2 * hour,
      3 * hour,
    ]);
  });

  test('go on as in the last two hours, ever slower', () => {
    const [one = NaN, two = NaN, three = NaN] = temps(
      stationTrend(
        dayOf((hours) => 80 + 3 * hours),
        3,
      ),
    );
    expect(one).toBeGreaterThan(81.8);
    expect(one).toBeLessThan(83);
    expect(two - one).toBeLessThan(one - 80);
    expect(three - two).toBeLessThan(two - one);
    expect(three - two).toBeGreaterThan(0);
  });

  test('are the less sure the more the day turned', () => {
    const [calm = NaN] = spreads(
      stationTrend(
        dayOf(() => 80),
        4,
      ).slice(-1),
    );
    const [turning = NaN] = spreads(
      stationTrend(
        dayOf((hours) => 80 + 12 * Math.sin(hours)),
        4,
      ).slice(-1),
    );
    expect(turning).toBeGreaterThan(3 * calm);
  });

  test('hold pressure and wind, and are never wetter than air can be', () => {
    for (const { report, spread } of stationTrend(
      dayOf((hours) => 60 - 8 * hours),
      6,
    )) {
      expect(report.altimeter).toBe(summerAfternoon.altimeter);
      expect(report.wind_speed).toBe(summerAfternoon.wind_speed);
      expect(report.humidity).toBeLessThanOrEqual(100);
      expect(spread.altimeter).toBeGreaterThan(0);
    }
  });

  test('are none after a single report, or where the one before is hours old', () => {
    expect(stationTrend([], 2)).toEqual([]);
    expect(stationTrend([summerAfternoon], 2)).toEqual([]);
    const [first, last] = [dayOf(() => 80)[0]!, dayOf(() => 80).at(-1)!];
    expect(stationTrend([first, last], 2)).toEqual([]);
  });

  test('go on from what the racer’s own station shows, whose difference is no trend', () => {
    const own = { ...summerAfternoon, source: 'own station' as const, air_temp: fahrenheit(85) };
    const hourly = dayOf(() => 80).filter((_, index) => index % 12 === 0);
    for (const temp of temps(stationTrend([...hourly, own], 4))) expect(temp).toBeCloseTo(85, 6);
  });

  test('are unsure after a few reports', () => {
    const few = dayOf((hours) => 80 + 3 * hours).slice(-24);
    expect(spreads(stationTrend(few, 1))[0]).toBeCloseTo(1.85, 2);
  });

  test('exist for a station that reports once an hour', () => {
    const hourly = dayOf((hours) => 80 + 3 * hours).filter((_, index) => index % 12 === 0);
    const [one = NaN] = temps(stationTrend(hourly, 1));
    expect(one).toBeGreaterThan(81.8);
    expect(one).toBeLessThan(83.1);
  });
});
