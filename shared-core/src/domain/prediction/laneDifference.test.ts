import type { Lane, LogEntry } from '../entities/LogEntry';
import { seconds } from '../units/units';
import { streetCar, streetCarPasses, streetCarRun } from '../../testing/fixtures/streetCar';
import { laneDifference } from './laneDifference';
import { learnOver } from './learnOver';

const [{ location }] = streetCarPasses as [LogEntry];
const wobbles = [0, 0.012, -0.009, 0.006, -0.011, 0.003];

/** Passes in the same air, whose 60 ft are this much slower in the right lane. */
const season = (count: number, slowerRight: number, laneOf: (n: number) => Lane): LogEntry[] =>
  Array.from({ length: count }, (_, n): LogEntry => {
    const at = new Date(Date.UTC(2026, 5, 1 + Math.floor(n / 6), 15 + (n % 6))).toISOString();
    const lane = laneOf(n);
    const launch = 1.5 + (wobbles[n % wobbles.length] ?? 0) / 4 + (lane === 'Right' ? slowerRight : 0);
    return streetCarRun(`p${n}`, at, {
      lane,
      et_60: seconds(launch),
      et_1320: seconds(10 + (launch - 1.5) * 1.5),
    });
  });

const differenceAfter = (passes: LogEntry[], at = location.uid) =>
  laneDifference(learnOver([1320], { vehicle: streetCar, location }, passes)[0]!, at);

const inTurn = (n: number): Lane => ((n + Math.floor(n / 6)) % 2 === 0 ? 'Left' : 'Right');

describe('the difference between the lanes of a track', () => {
  test('is learned from passes in both, either way', () => {
    const right = differenceAfter(season(48, 0.02, inTurn))!;
    expect(right).toMatchObject({ quicker: 'Left', passes: { Left: 24, Right: 24 } });
    expect(right.chance).toBeGreaterThan(0.9);
    // The ET shows 0.030 of 0.020 s at 60 ft, and little of a difference was expected.
    expect(right.et).toBeGreaterThan(0.02);
    expect(right.et).toBeLessThan(0.03);
    const left = differenceAfter(season(48, -0.02, inTurn))!;
    expect(left.quicker).toBe('Right');
    expect(left.chance).toBeGreaterThan(0.9);
  });

  test('is as likely as not where the lanes are the same', () => {
    const same = differenceAfter(season(48, 0, inTurn))!;
    expect(same.chance).toBeLessThan(0.8);
    expect(same.et).toBeLessThan(0.004);
  });

  test('is none at another track, in one lane, and in lanes that have no side', () => {
    expect(differenceAfter(season(12, 0.02, inTurn), 'elsewhere')).toBeUndefined();
    expect(differenceAfter(season(12, 0.02, () => 'Left'))).toBeUndefined();
    expect(differenceAfter(season(12, 0.02, () => 'Lane 3'))).toBeUndefined();
    expect(differenceAfter([])).toBeUndefined();
  });

  test('counts no pass that taught nothing', () => {
    const withoutAir = season(12, 0.02, inTurn).map((pass) =>
      pass.timeslip.lane === 'Right' ? { ...pass, weather: null } : pass,
    );
    expect(differenceAfter(withoutAir)).toBeUndefined();
  });
});
