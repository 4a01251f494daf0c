import type { LogEntry } from '../../entities/LogEntry';
import type { WeatherObservation } from '../../entities/Weather';
import { inHg, mph, percent, seconds } from '../../units/units';
import { streetCar, streetCarLocations, streetCarPasses } from '../../../testing/fixtures/streetCar';
import { createEngine, type Engine } from './engine';
import { learnPass } from './learnPass';
import { predictNext, type Forecast } from './predictNext';

const [home] = streetCarLocations as [(typeof streetCarLocations)[number]];
const [first] = streetCarPasses as [LogEntry];
const air = { ...first.weather!, wind_speed: first.weather!.wind_speed };

/** The n-th pass of a week of five a day, in the same air. */
const passAt = (n: number, slip: Partial<LogEntry['timeslip']>, tune = 1): LogEntry => {
  const at = new Date(Date.UTC(2026, 5, 1 + Math.floor(n / 5), 15 + (n % 5))).toISOString();
  return {
    ...first,
    log_entry_uid: `p${n}`,
    log_entry_datetime: at,
    vehicle: { ...first.vehicle, tune_version_1320: tune },
    location: home,
    weather: { ...air, datetime: at },
    timeslip: { datetime: at, lane: 'Left', result: 'Time Only', quality: 'All Out', ...slip },
  };
};

/** A slip of a 12 second car, a few thousandths from pass to pass. */
const slipOf = (n: number, et = 12): Partial<LogEntry['timeslip']> => {
  const wobble = [0, 0.006, -0.004, 0.003, -0.006][n % 5] ?? 0;
  return {
    et_60: seconds(1.75 + wobble / 3),
    et_660: seconds(et * 0.64 + wobble / 2),
    mph_660: mph((90 * 12) / et),
    et_1320: seconds(et + wobble),
    mph_1320: mph(((113 - wobble * 10) * 12) / et),
  };
};

const engineAfter = (passes: readonly LogEntry[]): Engine => {
  const engine = createEngine(streetCar, 1320);
  for (const pass of passes) learnPass(engine, pass);
  return engine;
};

const nextOf = (engine: Engine, n: number, tune = 1): Forecast => {
  const { log_entry_datetime: iso } = passAt(n, {});
  const forecast = predictNext(engine, { location: home, weather: air, iso, tune, lane: 'Left' }, true);
  if (forecast === undefined) throw new Error('no forecast');
  return forecast;
};

const season = Array.from({ length: 20 }, (_, n) => passAt(n, slipOf(n)));

describe('an engine', () => {
  test('calls the ET and the MPH of a steady car', () => {
    const { et, sd, mph: speed } = nextOf(engineAfter(season), 20);
    expect(et).toBeCloseTo(12, 1);
    expect(sd).toBeLessThan(0.05);
    expect(speed).toBeCloseTo(113, 0);
  });

  test('is surer of the second pass of a day than of the first, and less sure after a change on the car', () => {
    const engine = engineAfter(season);
    const firstOfDay = nextOf(engine, 20).sd;
    expect(nextOf(engine, 20, 2).sd).toBeGreaterThan(firstOfDay);
    learnPass(engine, passAt(20, slipOf(20)));
    expect(nextOf(engine, 21).sd).toBeLessThan(firstOfDay);
  });

  test('looking ahead changes nothing', () => {
    const engine = engineAfter(season);
    const before = JSON.stringify(engine);
    nextOf(engine, 40, 3);
    expect(JSON.stringify(engine)).toBe(before);
  });

  test('follows a car that got 2 seconds quicker overnight within three passes, by a wider interval at first', () => {
    const engine = engineAfter(season);
    const usual = nextOf(engine, 20).sd;
    learnPass(engine, passAt(20, slipOf(20, 10)));
    expect(nextOf(engine, 21).sd).toBeGreaterThan(1.3 * usual);
    for (const n of [21, 22]) learnPass(engine, passAt(n, slipOf(n, 10)));
    expect(nextOf(engine, 23).et).toBeCloseTo(10, 1);
  });

  test('hardly moves with one wild slip', () => {
    const engine = engineAfter([...season, passAt(20, { ...slipOf(20), et_1320: seconds(21) })]);
    expect(nextOf(engine, 21).et).toBeCloseTo(12, 1);
    expect(engine.passes.at(-1)?.weight).toBeLessThan(0.01);
  });

  test.each<[string, Partial<WeatherObservation>]>([
    ['a pressure in hPa', { pressure: inHg(1013) }],
    ['a humidity of 500 %', { humidity: percent(500) }],
    ['a wind of 300 mph', { wind_speed: mph(300) }],
  ])('learns nothing from a pass with %s, which no form takes', (_what, wrong) => {
    const odd = passAt(20, slipOf(20));
    const engine = engineAfter([...season, { ...odd, weather: { ...air, ...wrong } }]);
    expect(engine.passes.at(-1)).toEqual({ log_entry_uid: 'p20', weight: 0 });
    expect(nextOf(engine, 21)).toEqual(nextOf(engineAfter(season), 21));
  });

  test('leaves out the numbers of a slip that no form takes, and starts from none of them', () => {
    const odd = { ...slipOf(20), et_60: seconds(-3), mph_1320: mph(9000) };
    const { et_60: _, mph_1320: __, ...good } = slipOf(20);
    const engine = engineAfter([...season, passAt(20, odd)]);
    expect(nextOf(engine, 21)).toEqual(nextOf(engineAfter([...season, passAt(20, good)]), 21));
    expect(engineAfter([passAt(0, { et_1320: seconds(1124) })]).bank).toBeUndefined();
  });

  test('counts a lifted pass by its completed run, a flawed one not at all', () => {
    const lifted = { ...slipOf(20), quality: 'Lifted' as const, et_1320: seconds(12.6) };
    const engine = engineAfter([
      ...season,
      passAt(20, lifted),
      passAt(21, { ...slipOf(21), quality: 'Flawed' }),
    ]);
    const [late, flawed] = engine.passes.slice(-2);
    expect(late?.weight).toBeGreaterThan(0.2);
    expect(flawed?.weight).toBe(0);
    expect(nextOf(engine, 22).et).toBeCloseTo(12, 1);
  });

  test('doubts a lifted pass and a spun one marked All Out, and believes the third in a row', () => {
    const lifted = { ...slipOf(20), et_1320: seconds(12.2), mph_1320: mph(105) };
    const spun = { ...slipOf(21), et_60: seconds(2.1), et_1320: seconds(12.6) };
    const engine = engineAfter([...season, passAt(20, lifted), passAt(21, spun), passAt(22, slipOf(22))]);
    expect(engine.passes.slice(-3).map(({ doubt }) => doubt)).toEqual(['Lifted', 'Spun', undefined]);
    const slower = engineAfter([...season, ...[20, 21, 22].map((n) => passAt(n, lifted))]);
    expect(slower.passes.slice(-3).map(({ doubt }) => doubt)).toEqual(['Lifted', 'Lifted', undefined]);
  });

  test('costs the same however many tracks it has seen', () => {
    const many = Array.from({ length: 40 }, (_, n) => ({
      ...passAt(n, slipOf(n)),
      location: { ...home, uid: `track ${n}` },
    }));
    expect(engineAfter(many).bank?.tracks).toHaveLength(12);
    expect(nextOf(engineAfter(many), 40).et).toBeCloseTo(12, 1);
  });
});
