import {
  learnOver,
  mph,
  observationAtTrack,
  passesToLearn,
  predict,
  type Engine,
  type LogEntry,
} from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses, summerAfternoon } from '@holeshot/shared-core/testing';
import { asItIs, whatIf } from './whatIf';

const place = { vehicle: nova, location: greatLakes };
const air = observationAtTrack(summerAfternoon, greatLakes.elevation);
const engineOf = (passes: LogEntry[]): Engine => learnOver([1320], place, passesToLearn(nova, passes))[0]!;
const engine = engineOf(novaPasses);
const predicted = predict(engine, { location: greatLakes, observation: air });
if (!predicted.ok) throw new Error(predicted.failure.message);
const prediction = predicted.value;
const next = { air, engine, airSpread: undefined, timer: undefined };

describe('another air, wind, weight or lane', () => {
  test('100 lb more on a 3,200 lb car cost about 0.116 s at 11.25', () => {
    const heavier = whatIf(place, next, { ...asItIs, weight: '3300' }, undefined);
    const same = whatIf(place, next, { ...asItIs, weight: '3200' }, undefined);
    expect(heavier.ok && heavier.value.et - prediction.et).toBeCloseTo(
      prediction.et * ((3300 / 3200) ** (1 / 3) - 1),
      6,
    );
    expect(same.ok && same.value).toEqual(prediction);
  });

  test('another wind or heat counts as much after a pass of the day as before it', () => {
    const ofDay = novaPasses.map((pass) => ({
      ...pass,
      weather: pass.weather && { ...pass.weather, wind_speed: mph(0) },
    }));
    const dayLater = new Date(Date.parse(air.datetime) + 3 * 86_400_000).toISOString();
    const cost = (texts: Partial<typeof asItIs>, datetime: string) => {
      const now = { ...air, datetime, wind_speed: mph(0) };
      const then = { ...next, air: now, engine: engineOf(ofDay) };
      const same = whatIf(place, then, asItIs, 'Left');
      const other = whatIf(place, then, { ...asItIs, ...texts }, 'Left');
      if (!same.ok || !other.ok) throw new Error('no prediction');
      return other.value.et - same.value.et;
    };
    const newest = ofDay[0]!.log_entry_datetime;
    for (const texts of [{ headwind: '10' }, { air_temp: '100' }])
      expect(cost(texts, newest) / cost(texts, dayLater)).toBeCloseTo(1, 1);
  });

  test('without a change is the prediction itself, also in a wind without a direction', () => {
    const { wind_direction: _, ...shifting } = air;
    const before = novaPasses.map((pass) => ({ ...pass, log_entry_datetime: air.datetime }));
    const now = predict(engineOf(before), { location: greatLakes, observation: shifting });
    const then = { ...next, air: shifting, engine: engineOf(before) };
    expect(whatIf(place, then, asItIs, undefined)).toEqual(now);
  });
});
