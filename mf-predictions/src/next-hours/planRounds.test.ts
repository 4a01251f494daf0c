import {
  dialFor,
  fahrenheit,
  inOneGo,
  learnOver,
  mph,
  passesToLearn,
  predict,
  seconds,
  observationAtTrack,
  type ForecastHour,
} from '@holeshot/shared-core';
import { greatLakes, indexPasses, nova, novaPasses, summerAfternoon } from '@holeshot/shared-core/testing';
import { planRounds, type PlannedRace } from './planRounds';

const hour = 3_600_000;
const start = Date.parse(summerAfternoon.datetime);
const at = (hours: number): string => new Date(start + hours * hour).toISOString();
/** A forecast of ten hours in which nothing changes. */
const steady: ForecastHour[] = Array.from({ length: 10 }, (_, index) => ({
  at: at(index),
  air_temp: fahrenheit(84),
  dew_point: fahrenheit(68),
  wind_speed: mph(6),
}));
const raceOf = (passes = novaPasses, more: Partial<PlannedRace> = {}): PlannedRace => ({
  engine: learnOver([1320], { vehicle: nova, location: greatLakes }, passesToLearn(nova, passes))[0]!,
  location: greatLakes,
  newest: summerAfternoon,
  forecast: steady,
  lane: undefined,
  throttleStop: undefined,
  index: undefined,
  usualRisk: 0.2,
  ...more,
});
const plan = (race: PlannedRace, ...hours: number[]) => inOneGo(planRounds(race, hours.map(at)));

describe('the plan of a day', () => {
  test('dials a round at the usual risk of its own, wider spread', () => {
    const race = raceOf();
    const [soon, late] = plan(race, 1, 8).map(({ expected }) => expected!);
    const width = ({ low80, high80 }: { low80: number; high80: number }) => high80 - low80;
    expect(width(late!)).toBeGreaterThan(width(soon!));
    const observation = observationAtTrack(summerAfternoon, greatLakes.elevation);
    const now = predict(race.engine, { location: greatLakes, observation });
    if (!now.ok) throw new Error(now.failure.message);
    expect(width(soon!)).toBeGreaterThan(width(now.value));
    const sd = seconds(width(soon!) / 2 / 1.2816);
    expect(soon!.set).toBe(dialFor({ et: soon!.et, sd }, 0.2).dial);
  });

  test('solves the timer for the index of a car with a throttle stop', () => {
    const stop = { index: seconds(11.9), throttleStop: seconds(0.4) };
    const [round] = plan(raceOf(indexPasses, stop), 2);
    expect(round?.expected?.et).toBeCloseTo(11.9, 3);
    expect(round?.expected?.set).toBeGreaterThan(0.4);
  });

  test('calls a round with the timer as it is where none gives the index', () => {
    const stop = { index: seconds(8.9), throttleStop: seconds(0.4) };
    const [round] = plan(raceOf(indexPasses, stop), 2);
    expect(round?.expected?.et).toBeGreaterThan(10);
    expect(round?.expected?.set).toBeUndefined();
  });

  test('leaves a round open that the forecast does not reach, and knows no rain where none is told', () => {
    const [covered, open] = plan(raceOf(), 2, 12);
    expect(covered?.expected?.rain).toBeUndefined();
    expect(open).toEqual({ at: at(12) });
  });
});
