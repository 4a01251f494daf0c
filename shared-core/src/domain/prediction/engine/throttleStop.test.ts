import fc from 'fast-check';
import type { LogEntry } from '../../entities/LogEntry';
import type { PassSetup } from '../../entities/PassSetup';
import { seconds } from '../../units/units';
import { streetCar, streetCarRun } from '../../../testing/fixtures/streetCar';
import { carFormOf } from './carForm';
import { createEngine, type Engine } from './engine';
import { learnPass } from './learnPass';
import { predictNext, type Forecast } from './predictNext';
import { physicalLaunchStop, physicalStop } from './throttleStop';

const wobbles = [0, 0.006, -0.004, 0.003, -0.006];
/** Timers of an index racer, with a full pass now and then. */
const timers = [0.9, 1.1, 1, 0, 1.05, 0.95, 1.15];

/** The n-th pass of a week of five a day, in the same air: 10 s at full throttle, 0.6 s more for a second on the stop. */
const passAt = (n: number, timer: number, setup: PassSetup | undefined): LogEntry => {
  const at = new Date(Date.UTC(2026, 5, 1 + Math.floor(n / 5), 15 + (n % 5))).toISOString();
  const wobble = wobbles[n % 5] ?? 0;
  const [et, launch] = [10 + 0.6 * timer + wobble, 1.5 + 0.25 * Math.min(1, timer) + wobble / 3];
  return {
    ...streetCarRun(`p${n}`, at, { lane: 'Left', et_60: seconds(launch), et_1320: seconds(et) }),
    ...(setup && { setup }),
  };
};

const timerOf = (n: number): number => timers[n % timers.length] ?? 0;
const noted = (n: number): LogEntry => passAt(n, timerOf(n), { throttle_stop: seconds(timerOf(n)) });
const season = (length: number, pass: (n: number) => LogEntry) => Array.from({ length }, (_, n) => pass(n));

const engineAfter = (passes: readonly LogEntry[]): Engine => {
  const engine = createEngine(streetCar, 1320);
  for (const pass of passes) learnPass(engine, pass);
  return engine;
};

const next = (engine: Engine, timer?: number, learns = true, n = 30): Forecast => {
  const { location, weather, log_entry_datetime: iso } = passAt(n, 0, undefined);
  const throttleStop = timer === undefined ? undefined : seconds(timer);
  const forecast = predictNext(
    engine,
    { location, weather: weather!, iso, tune: 1, lane: 'Left', throttleStop },
    learns,
  );
  if (forecast === undefined) throw new Error('no forecast');
  return forecast;
};

describe('a car with a throttle stop', () => {
  const engine = engineAfter(season(30, noted));

  test.each([
    [0, 10],
    [0.9, 10.54],
    [1.15, 10.69],
  ])('with %s s on the stop is called %s', (timer, et) => {
    expect(Math.abs(next(engine, timer).et - et)).toBeLessThan(0.015);
  });

  test('is called with more doubt the further its timer is from those that it ran', () => {
    const doubt = (timer: number): number => next(engine, timer).sd;
    expect(doubt(2)).toBeGreaterThan(1.5 * doubt(1));
    expect(doubt(3)).toBeGreaterThan(1.5 * doubt(2));
  });

  test('is called by its first pass alone, with the doubt about its stop', () => {
    const once = engineAfter([noted(0)]);
    expect(Math.abs(next(once, 1.1).et - 10.66)).toBeLessThan(0.05);
    expect(next(once, 2).sd).toBeGreaterThan(1.5 * next(once, 0.9).sd);
  });

  test.each([true, false])('the parts of its ET add up to it, learned or not (%s)', (learns) => {
    const { et, baseEt, why } = next(engine, 1, learns);
    expect(why.stop).toBeGreaterThan(0.4);
    expect(baseEt + Object.values(why).reduce((sum, part) => sum + part, 0)).toBeCloseTo(et, 9);
  });

  test('is supposed to run its usual timer where none was noted, with doubt', () => {
    const { et, sd } = next(engine);
    expect(Math.abs(et - next(engine, 1).et)).toBeLessThan(0.06);
    expect(sd).toBeGreaterThan(0.1);
  });

  test('loses little by a pass without its timer', () => {
    const gaps = season(30, (n) => (n % 6 === 5 ? passAt(n, timerOf(n), undefined) : noted(n)));
    expect(Math.abs(next(engineAfter(gaps), 1.1).et - 10.66)).toBeLessThan(0.02);
  });

  test('takes no quick 60 ft of a pass without its timer for a good start of the day', () => {
    const known = season(27, noted);
    const called = next(engineAfter(known), 1.1, true, 28).et;
    const after = engineAfter([...known, passAt(27, 0, undefined)]);
    expect(Math.abs(next(after, 1.1, true, 28).et - called)).toBeLessThan(0.004);
  });

  test('begins anew with its first timer, as its earlier passes scatter by timers that nobody noted', () => {
    const late = engineAfter(season(28, (n) => (n < 20 ? passAt(n, timerOf(n), undefined) : noted(n))));
    const { et, sd } = next(late, 1.1);
    expect(Math.abs(et - 10.66)).toBeLessThan(0.02);
    expect(sd).toBeLessThan(0.04);
  });

  test('begins anew with its first timer also after a full pass that was noted', () => {
    const late = engineAfter(
      season(30, (n) => {
        if (n < 20) return passAt(n, timerOf(n), undefined);
        return n === 20 ? passAt(n, 0, { throttle_stop: seconds(0) }) : noted(n);
      }),
    );
    expect(Math.abs(next(late, 1.1).et - 10.66)).toBeLessThan(0.02);
  });

  test('keeps what it learned without a stop when it gets one', () => {
    const engine = engineAfter(season(20, (n) => passAt(n, 0, undefined)));
    const full = next(engine).et;
    learnPass(engine, passAt(20, 1, { throttle_stop: seconds(1) }));
    expect(Math.abs(next(engine, 0).et - full)).toBeLessThan(0.02);
    expect(Math.abs(next(engine, 1).et - 10.6)).toBeLessThan(0.05);
    expect(next(engine, 1).sd).toBeLessThan(0.05);
  });

  test('without any timer is called as if there were no setup', () => {
    const other = engineAfter(season(20, (n) => passAt(n, timerOf(n), { delay: seconds(1.1) })));
    const none = engineAfter(season(20, (n) => passAt(n, timerOf(n), undefined)));
    expect(next(other)).toEqual(next(none));
  });
});

describe('a stop by physics', () => {
  test('law: a longer one never makes a pass or its 60 ft quicker', () => {
    const time = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [short, long] = [Math.min(one, other), Math.max(one, other)];
        expect(physicalStop(10, long)).toBeGreaterThanOrEqual(physicalStop(10, short));
        expect(physicalLaunchStop(1.3, long)).toBeGreaterThanOrEqual(physicalLaunchStop(1.3, short));
      }),
    );
  });

  test('is taken out of the first pass, which tells what the car is', () => {
    const full = carFormOf(streetCar.base_tune, 1320, undefined, { et: seconds(10), launch: seconds(1.5) });
    const stopped = carFormOf(streetCar.base_tune, 1320, undefined, {
      ...{ et: seconds(10.6), launch: seconds(1.75), stop: seconds(1) },
    });
    expect(stopped.et).toBeCloseTo(full.et, 1);
    expect(stopped.launch).toBeCloseTo(full.launch, 1);
    expect(stopped.launchShare).toBeLessThan(full.launchShare + 0.05);
  });
});
