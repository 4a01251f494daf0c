import fc from 'fast-check';
import type { Lane, LogEntry, Quality } from '../entities/LogEntry';
import { lanes, qualities } from '../entities/LogEntry';
import { degrees, fahrenheit, inHg, mph, percent, pounds, seconds } from '../units/units';
import { airDensity } from '../weather/air/airDensity';
import { windDirection } from '../weather/wind/windDirection';
import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import type { Prediction } from './predict';
import { predictEt } from '../../testing/predictEt';

const [first] = streetCarPasses as [LogEntry];
const [home] = streetCarLocations as [(typeof streetCarLocations)[number]];

const anyNumber = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Also what no slip or station should ever say. */
const orNonsense = (sound: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 30, arbitrary: sound }, { weight: 1, arbitrary: fc.constantFrom(NaN, Infinity, -1, 0) });

const weatherOf = (number: (sound: fc.Arbitrary<number>) => fc.Arbitrary<number>) =>
  fc
    .record({
      air_temp: number(anyNumber(20, 115)).map(fahrenheit),
      humidity: number(anyNumber(5, 100)).map(percent),
      pressure: number(anyNumber(23, 31)).map(inHg),
      wind_speed: number(anyNumber(0, 25)).map(mph),
      from: fc.option(anyNumber(0, 360), { nil: undefined }),
    })
    .map(({ from, ...air }) => ({
      datetime: '2026-06-20T18:00:00.000Z',
      ...air,
      ...(from !== undefined && { wind_direction: windDirection(degrees(from)) }),
    }));

/** A pass of the street car at one of its tracks within two years, the slip more or less believable. */
const passFrom = (number: (sound: fc.Arbitrary<number>) => fc.Arbitrary<number>) =>
  fc
    .record({
      uid: fc.integer({ min: 0, max: 400 }),
      hours: anyNumber(0, 17_000),
      weather: fc.option(weatherOf(number), { nil: null, freq: 15 }),
      location: fc.constantFrom(...streetCarLocations),
      quality: fc.constantFrom<Quality>('All Out', 'All Out', 'All Out', ...qualities),
      lane: fc.constantFrom<Lane>(...lanes),
      tune: fc.integer({ min: 1, max: 4 }),
      et: number(anyNumber(11, 13)),
      launch: fc.option(number(anyNumber(1.5, 2)), { nil: undefined, freq: 8 }),
      speed: fc.option(number(anyNumber(100, 120)), { nil: undefined, freq: 8 }),
    })
    .map(({ uid, hours, weather, location, quality, lane, tune, et, launch, speed }): LogEntry => {
      const at = new Date(Date.UTC(2024, 0, 1) + hours * 3_600_000).toISOString();
      return {
        ...first,
        log_entry_uid: `p${uid}`,
        log_entry_datetime: at,
        vehicle: { ...first.vehicle, tune_version_1320: tune },
        location,
        weather: weather === null ? null : { ...weather, datetime: at },
        timeslip: {
          datetime: at,
          lane,
          result: 'Time Only',
          quality,
          et_1320: seconds(et),
          et_660: seconds(et * 0.64),
          ...(launch !== undefined && { et_60: seconds(launch) }),
          ...(speed !== undefined && { mph_1320: mph(speed) }),
        },
      };
    });

const historyFrom = (number: (sound: fc.Arbitrary<number>) => fc.Arbitrary<number>) =>
  fc.array(passFrom(number), { maxLength: 25 });
const sound = historyFrom((number) => number);
const withNonsense = historyFrom(orNonsense);

const valueOf = (
  passes: readonly LogEntry[],
  observation: Parameters<typeof predictEt>[0]['observation'],
) => {
  const result = predictEt({ vehicle: streetCar, location: home, observation, passes, finish: 1320 });
  return result.ok ? result.value : undefined;
};

const numbersOf = ({ et, low80, high80, sd, baseEt, why, mph: speed, passes }: Prediction): number[] => [
  ...[et, low80, high80, sd, baseEt, speed ?? 0],
  ...Object.values(why),
  ...passes.map(({ weight }) => weight),
];

const settings = { seed: 20_261_121, numRuns: 60 };

describe('laws of the prediction, over random histories', () => {
  test('nothing throws and nothing is NaN, whatever the log book says', () => {
    fc.assert(
      fc.property(withNonsense, weatherOf(orNonsense), (passes, air) => {
        const prediction = valueOf(passes, air);
        if (prediction !== undefined) expect(numbersOf(prediction).every(Number.isFinite)).toBe(true);
      }),
      settings,
    );
  });

  test('a car without weight, size or factors still gets a number or a sentence', () => {
    const wrong = fc.constantFrom(0, -1, NaN, Infinity);
    fc.assert(
      fc.property(sound, wrong, wrong, (passes, weight, factor) => {
        const base_tune = {
          ...streetCar.base_tune,
          weight_with_driver: pounds(weight),
          drag_coefficient: factor,
          wind_effect_1320: factor,
        };
        const vehicle = { ...streetCar, base_tune };
        const observation = first.weather!;
        const result = predictEt({ vehicle, location: home, observation, passes, finish: 1320 });
        if (result.ok) expect(numbersOf(result.value).every(Number.isFinite)).toBe(true);
        else expect(result.failure.message).not.toBe('');
      }),
      settings,
    );
  });

  test('the ET lies inside its interval, and base ET and reasons add up to it', () => {
    fc.assert(
      fc.property(
        sound,
        weatherOf((number) => number),
        (passes, air) => {
          const prediction = valueOf(passes, air);
          if (prediction === undefined) return;
          expect(prediction.low80).toBeLessThan(prediction.et);
          expect(prediction.high80).toBeGreaterThan(prediction.et);
          const added = Object.values(prediction.why).reduce((sum, part) => sum + part, 0);
          expect(prediction.baseEt + added).toBeCloseTo(prediction.et, 6);
        },
      ),
      settings,
    );
  });

  test('denser air never slows a naturally aspirated gasoline car', () => {
    fc.assert(
      fc.property(
        sound,
        weatherOf((number) => number),
        anyNumber(0, 2),
        (passes, air, more) => {
          const dense = { ...air, pressure: inHg(air.pressure + more) };
          expect(airDensity(dense)).toBeGreaterThanOrEqual(airDensity(air));
          const [thin, thick] = [valueOf(passes, air), valueOf(passes, dense)];
          if (thin !== undefined && thick !== undefined) {
            expect(thick.et).toBeLessThanOrEqual(thin.et + 1e-9);
          }
        },
      ),
      settings,
    );
  });

  test('a headwind never quickens a car', () => {
    fc.assert(
      fc.property(
        sound,
        weatherOf((number) => number),
        anyNumber(0, 25),
        anyNumber(0, 10),
        (passes, air, wind, more) => {
          const blowing = (speed: number) => ({
            ...air,
            wind_speed: mph(speed),
            wind_direction: windDirection(home.track_direction.degrees ?? degrees(0)),
          });
          const [calmer, windier] = [valueOf(passes, blowing(wind)), valueOf(passes, blowing(wind + more))];
          if (calmer !== undefined && windier !== undefined) {
            expect(windier.et).toBeGreaterThanOrEqual(calmer.et - 1e-9);
          }
        },
      ),
      settings,
    );
  });

  test('neither the order of the passes nor a pass given twice changes anything', () => {
    fc.assert(
      fc.property(sound, fc.nat(), (passes, turn) => {
        const unique = [...new Map(passes.map((pass) => [pass.log_entry_uid, pass])).values()];
        const cut = unique.length === 0 ? 0 : turn % unique.length;
        const shuffled = [...unique.slice(cut), ...unique.slice(0, cut).reverse(), ...unique.slice(0, 2)];
        expect(valueOf(shuffled, first.weather!)).toEqual(valueOf(unique, first.weather!));
      }),
      settings,
    );
  });
});
