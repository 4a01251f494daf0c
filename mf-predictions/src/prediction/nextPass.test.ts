import {
  absent,
  failed,
  inHg,
  learnOver,
  passesToLearn,
  present,
  unknown,
  type LatestObservation,
} from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, summerAfternoon } from '@holeshot/shared-core/testing';
import { nextPass } from './nextPass';

const place = { vehicle: nova, location: greatLakes };
const [engine] = learnOver([1320], place, passesToLearn(nova, novaPasses));
const [empty] = learnOver([1320], place, []);
const entries = present(novaPasses);
const reported = (observation = summerAfternoon): LatestObservation => ({ state: 'present', observation });
const stateOf = (...[at, passes, latest, by]: Parameters<typeof nextPass>) =>
  nextPass(at, passes, latest, by, undefined, undefined).state;

describe('the next pass', () => {
  test('is predicted by its engine in the newest air, and names the last pass', () => {
    const next = nextPass(place, entries, reported(), engine, undefined, undefined);
    expect(next).toMatchObject({ state: 'predicted', engine, basis: novaPasses.at(-1) });
  });

  test('waits for the passes, for the engine and for the weather', () => {
    const loading: LatestObservation = { state: 'loading' };
    expect(stateOf(place, unknown, reported(), engine, undefined, undefined)).toBe('loading');
    expect(stateOf(place, entries, reported(), undefined, undefined, undefined)).toBe('loading');
    expect(stateOf(place, entries, loading, engine, undefined, undefined)).toBe('loading');
  });

  test('says what is missing: a pass, a station, or sense in the weather', () => {
    const without = { ...place, location: { ...greatLakes, weather_station: null } };
    const nonsense = reported({ ...summerAfternoon, altimeter: inHg(NaN), pressure: inHg(NaN) } as never);
    const { failure } = failed('weather-unreachable', 'It is down.');
    const down = { state: 'failed', failure } as LatestObservation;
    expect(stateOf(place, absent, reported(), empty, undefined, undefined)).toBe('no-prediction');
    expect(stateOf(without, entries, down, engine, undefined, undefined)).toBe('no-station');
    expect(stateOf(place, entries, down, engine, undefined, undefined)).toBe('no-weather');
    expect(stateOf(place, entries, nonsense, engine, undefined, undefined)).toBe('no-weather');
  });
});
