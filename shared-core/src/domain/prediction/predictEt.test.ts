import fc from 'fast-check';
import type { LogEntry } from '../entities/LogEntry';
import type { WeatherObservation } from '../entities/Weather';
import { degrees, fahrenheit, inHg, mph, percent, seconds } from '../units/units';
import { windDirection } from '../weather/wind/windDirection';
import { streetCar, streetCarLocations, streetCarPasses } from '../../testing/fixtures/streetCar';
import { createEngine } from './engine/engine';
import { learn } from './learn';
import { predict, type Prediction } from './predict';
import { predictEt, type PredictionInput } from '../../testing/predictEt';

const [location] = streetCarLocations as [(typeof streetCarLocations)[number]];
const [first] = streetCarPasses as [LogEntry];
const mildAir = {
  datetime: '2026-06-20T18:00:00.000Z',
  air_temp: fahrenheit(70),
  humidity: percent(50),
  pressure: inHg(29.2),
  wind_speed: mph(0),
};

/** A clean pass in mild air. */
const passOf = (uid: string, at: string, et_1320: number): LogEntry => ({
  ...first,
  log_entry_uid: uid,
  log_entry_datetime: at,
  weather: { ...mildAir, datetime: at },
  timeslip: { ...first.timeslip, quality: 'All Out', et_1320: seconds(et_1320) },
});

const predicted = (input: Partial<PredictionInput>): Prediction => {
  const result = predictEt({ vehicle: streetCar, location, observation: mildAir, passes: [], ...input });
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

describe('predicting an ET', () => {
  const morning = passOf('morning', '2026-06-20T14:00:00.000Z', 12);

  test('repeats the last clean pass while the air stands still, with the spread of a new car', () => {
    const prediction = predicted({ passes: [morning] });
    expect(prediction.et).toBeCloseTo(12, 4);
    expect(prediction).toMatchObject({ finish: 1320, passesUsed: 1 });
    expect(prediction.basis).toMatchObject({ log_entry_uid: 'morning', et: 12 });
    expect(prediction.sd).toBeGreaterThan(0.01);
    expect(prediction.sd).toBeLessThan(0.06);
    expect(prediction.high80 - prediction.et).toBeCloseTo(1.2816 * prediction.sd, 6);
    expect(prediction.et - prediction.low80).toBeCloseTo(1.2816 * prediction.sd, 6);
  });

  test('slows by about a tenth when a 12 second car meets air 30 degrees hotter', () => {
    const hot = { ...mildAir, air_temp: fahrenheit(100) };
    const prediction = predicted({ passes: [morning], observation: hot });
    expect(prediction.et).toBeGreaterThan(12.1);
    expect(prediction.et).toBeLessThan(12.3);
    expect(prediction.basis?.air).toBeCloseTo(prediction.et - 12, 1);
  });

  test('starts from the newest pass whatever order they come in', () => {
    const noon = passOf('noon', '2026-06-20T17:00:00.000Z', 12.05);
    expect(predicted({ passes: [noon, morning] }).basis?.log_entry_uid).toBe('noon');
  });

  const later = '2026-06-20T17:00:00.000Z';
  const slow = passOf('slow', later, 13);
  test.each<[string, LogEntry]>([
    ['a lifted pass', { ...slow, timeslip: { ...slow.timeslip, quality: 'Lifted' } }],
    ['a pass without weather', { ...slow, weather: null }],
    ['a pass of another car', { ...slow, vehicle: { ...slow.vehicle, uid: 'other' } }],
  ])('leaves out %s', (_, left) => {
    expect(predicted({ passes: [morning, slow] }).passesUsed).toBe(2);
    expect(predicted({ passes: [morning, left] })).toMatchObject({
      passesUsed: 1,
      et: predicted({ passes: [morning] }).et,
    });
  });

  describe('from one race day to the next', () => {
    const there = { location: first.location };
    const dayBefore = passOf('day before', '2026-06-18T22:00:00.000Z', 11.9);
    const slowNight = passOf('night', '2026-06-19T23:50:00.000Z', 12);
    const passes = [dayBefore, slowNight];
    const at = (datetime: string) => ({ ...mildAir, datetime });
    const nothing = { air_temp: 0, altimeter: 0, wind_speed: 0 };

    test('keeps the form of the day past midnight, where eliminations go on', () => {
      const before = predicted({ ...there, passes, observation: at('2026-06-19T23:58:00.000Z') });
      const after = predicted({ ...there, passes, observation: at('2026-06-20T00:04:00.000Z') });
      expect(before.why.day).toBeGreaterThan(0.005);
      expect(after.et).toBeCloseTo(before.et, 9);
      expect(after.sd).toBeCloseTo(before.sd, 9);
    });

    test('forgets it by the next morning, though the newest report is of last night', () => {
      const observation = at('2026-06-19T23:50:00.000Z');
      const inNight = predicted({ ...there, passes, observation });
      const airSpread = { ...nothing, at: '2026-06-20T14:00:00.000Z' };
      const inMorning = predicted({ ...there, passes, observation, airSpread });
      expect(inMorning.why.day).toBeCloseTo(0, 9);
      expect(inMorning.sd).toBeGreaterThan(inNight.sd);
    });
  });

  test('air supposed as measured changes nothing, also where the report is an hour old', () => {
    const windy = { ...mildAir, wind_speed: mph(10), wind_direction: windDirection(degrees(40)) };
    const observation = { ...windy, datetime: '2026-06-20T16:00:00.000Z' };
    const airSpread = { air_temp: 2, altimeter: 0.02, wind_speed: 3, at: '2026-06-20T17:10:00.000Z' };
    const there = { location: first.location, passes: [morning], observation, airSpread };
    expect(predicted({ ...there, measured: observation })).toEqual(predicted(there));
  });

  describe('after a pass in a headwind', () => {
    const there = {
      location: { ...first.location, track_direction: { label: 'N', index: 0, degrees: degrees(0) } },
    };
    const wind = (speed: number) => ({ wind_speed: mph(speed), wind_direction: windDirection(degrees(0)) });
    const inWind = (air: Partial<WeatherObservation>): LogEntry => ({
      ...morning,
      ...there,
      weather: { ...mildAir, ...air, datetime: '2026-06-20T14:00:00.000Z' },
    });
    const calmAt = (datetime: string, measured?: WeatherObservation) => {
      const observation = { ...mildAir, ...wind(0), datetime };
      return predicted({ ...there, passes: [inWind(wind(15))], observation, measured });
    };

    test('half believes a calm report soon after, and wholly one of the afternoon', () => {
      const whole = predicted({
        ...there,
        passes: [inWind(wind(15))],
        observation: { ...mildAir, ...wind(0), datetime: '2026-06-20T14:30:00.000Z' },
        measured: { ...mildAir, ...wind(15), datetime: '2026-06-20T14:30:00.000Z' },
      }).et;
      const soon = calmAt('2026-06-20T14:30:00.000Z').et;
      const late = calmAt('2026-06-20T23:30:00.000Z').et;
      expect(soon - whole).toBeGreaterThan(0.02);
      expect(Math.abs(late - whole)).toBeLessThan(0.004);
    });

    test('ignores a wind that nobody reported', () => {
      const observation = { ...mildAir, ...wind(10), datetime: '2026-06-20T14:30:00.000Z' };
      const slowerBy = (before: Partial<WeatherObservation>) =>
        predicted({ ...there, passes: [inWind(before)], observation }).why.wind;
      expect(slowerBy({ wind_speed: mph(10) })).toBeCloseTo(slowerBy(wind(10)), 3);
      expect(slowerBy(wind(0))).toBeLessThan(0.7 * slowerBy(wind(10)));
    });
  });

  test('an unknown wind widens the interval as one without a direction does', () => {
    const sdIn = (air: Partial<WeatherObservation>) =>
      predicted({ location: first.location, passes: [morning], observation: { ...mildAir, ...air } }).sd;
    expect(sdIn({ wind_unknown: true })).toBeGreaterThan(sdIn({}));
    expect(sdIn({ wind_unknown: true })).toBe(sdIn({ wind_speed: mph(6) }));
    const supposed = { wind_speed: mph(6), wind_direction: windDirection(degrees(40)) };
    expect(sdIn({ ...supposed, wind_unknown: true })).toBe(sdIn(supposed));
  });

  test('law: the less is known about a wind, the wider is the interval, whatever its direction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0.5, max: 6, noNaN: true }),
        (from, mphOff) => {
          const observation = {
            ...mildAir,
            wind_speed: mph(8),
            wind_direction: windDirection(degrees(from)),
          };
          const spread = { air_temp: 0, altimeter: 0, wind_speed: mphOff };
          const known = predicted({ passes: [morning], observation });
          const late = predicted({ passes: [morning], observation, airSpread: spread });
          expect(late.sd).toBeGreaterThan(known.sd);
          expect(late.et).toBe(known.et);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('leaves out passes from now on', () => {
    const now = Date.parse(later);
    expect(predicted({ passes: [morning, slow], now }).basis?.log_entry_uid).toBe('morning');
    expect(predicted({ passes: [morning, slow], now: now + 1 }).basis?.log_entry_uid).toBe('slow');
  });

  test('predicts the given distance, else the longest that the car has run here', () => {
    expect(predicted({ passes: [morning], finish: 660 }).et).toBeCloseTo(first.timeslip.et_660 ?? NaN, 4);
    const { et_1320: _full, mph_1320: _speed, ...half } = morning.timeslip;
    const eighthMileCar = { ...streetCar, finish: 660 as const };
    const short = { ...morning, timeslip: half };
    expect(predicted({ vehicle: eighthMileCar, passes: [short] }).finish).toBe(660);
    expect(predicted({ vehicle: eighthMileCar, passes: [morning] }).finish).toBe(1320);
  });

  test('stays with the shorter distance where the longer one has no pass to predict from', () => {
    const { et_1320: _full, mph_1320: _speed, ...half } = morning.timeslip;
    const eighthMileCar = { ...streetCar, finish: 660 as const };
    const short = { ...morning, timeslip: half };
    const longer = passOf('longer', '2026-06-20T15:00:00.000Z', 12);
    const lifted = { ...longer, timeslip: { ...longer.timeslip, quality: 'Lifted' as const } };
    for (const unusable of [lifted, { ...longer, weather: null }])
      expect(predicted({ vehicle: eighthMileCar, passes: [short, unusable] }).finish).toBe(660);
  });

  test('starts from the learned tune until there is a pass to predict from', () => {
    const learnedCar = {
      ...streetCar,
      base_tune: { ...streetCar.base_tune, sl_et_zw_1320: null },
      ddpe_tune: { ...streetCar.ddpe_tune, sl_et_zw_1320: seconds(11.5), location_offsets: {} },
    };
    const before = predicted({ vehicle: learnedCar });
    const spun = { ...morning, timeslip: { ...morning.timeslip, quality: 'Spun' as const } };
    for (const unusable of [spun, { ...morning, weather: null }])
      expect(predicted({ vehicle: learnedCar, passes: [unusable] }).et).toBe(before.et);
  });

  test('counts the whole doubt about the air, also right after a pass', () => {
    const after = { ...mildAir, datetime: '2026-06-20T14:10:00.000Z' };
    const airSpread = { air_temp: 3, altimeter: 0, wind_speed: 0 } as PredictionInput['airSpread'];
    const input = { passes: [morning], observation: after };
    const hotter = predicted({
      ...input,
      observation: { ...after, air_temp: fahrenheit(73) },
      measured: after,
    });
    const sure = predicted(input);
    const unsure = predicted({ ...input, airSpread });
    expect(Math.sqrt(unsure.sd ** 2 - sure.sd ** 2)).toBeGreaterThan(0.99 * (hotter.et - sure.et));
  });

  test('says what is missing for a car that has no pass', () => {
    const result = predictEt({ vehicle: streetCar, location, observation: mildAir, passes: [] });
    expect(result).toEqual({
      ok: false,
      failure: {
        code: 'no-pass',
        message:
          'Street strip has no pass to predict from. Log one over the 1/4 mile, all out and with weather.',
      },
    });
  });

  test('refuses weather that makes no sense', () => {
    const observation = { ...mildAir, pressure: inHg(NaN) };
    expect(predictEt({ vehicle: streetCar, location, observation, passes: [morning] })).toMatchObject({
      ok: false,
      failure: { code: 'no-air' },
    });
  });

  test('a consistent car gets a narrow interval, and one wild slip hardly widens it', () => {
    const steady = Array.from({ length: 20 }, (_, index) =>
      passOf(`p${index}`, new Date(Date.UTC(2026, 5, 1, index)).toISOString(), index % 2 ? 12.01 : 12),
    );
    const narrow = predicted({ passes: steady }).sd;
    expect(narrow).toBeLessThan(0.8 * predicted({ passes: [morning] }).sd);
    const wild = passOf('wild', '2026-05-31T00:00:00.000Z', 21);
    expect(predicted({ passes: [wild, ...steady] }).sd).toBeLessThan(narrow * 1.7);
  });

  test('law: thinner air never quickens a car, and the ET lies inside its interval', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 22, max: 31, noNaN: true }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (p, drop) => {
          const thick = predicted({ passes: [morning], observation: { ...mildAir, pressure: inHg(p) } });
          const thin = predicted({
            passes: [morning],
            observation: { ...mildAir, pressure: inHg(p - drop) },
          });
          expect(thin.et).toBeGreaterThanOrEqual(thick.et);
          expect(thin.low80).toBeLessThan(thin.et);
          expect(thin.high80).toBeGreaterThan(thin.et);
        },
      ),
    );
  });
});

describe('over two seasons of a street car, each clean pass called from the ones before it', () => {
  let engine = createEngine(streetCar, 1320);
  const calls = streetCarPasses.flatMap((pass, index) => {
    engine = learn(engine, streetCarPasses.slice(0, index));
    const result = predict(engine, { location: pass.location, observation: pass.weather ?? mildAir });
    const et = pass.timeslip.et_1320;
    return result.ok && pass.timeslip.quality === 'All Out' && et !== undefined
      ? [{ ...result.value, actual: et }]
      : [];
  });
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

  test('about eight of ten land inside the 80 % interval', () => {
    expect(calls.length).toBeGreaterThan(100);
    const inside = mean(
      calls.map(({ actual, low80, high80 }) => (actual >= low80 && actual <= high80 ? 1 : 0)),
    );
    expect(inside).toBeGreaterThan(0.68);
    expect(inside).toBeLessThan(0.92);
  });

  test('it misses by less than repeating the last pass does', () => {
    const miss = mean(calls.map(({ actual, et }) => Math.abs(actual - et)));
    const unchanged = mean(calls.map(({ actual, basis }) => Math.abs(actual - (basis?.et ?? NaN))));
    expect(miss).toBeLessThan(0.75 * unchanged);
  });
});
