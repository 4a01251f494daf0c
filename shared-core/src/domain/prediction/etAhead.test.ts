import { greatLakes, summerAfternoon } from '../../testing/fixtures/fixtures';
import { nova, novaPasses } from '../../testing/fixtures/novaSeason';
import { fahrenheit } from '../units/units';
import { inOneGo } from '../work/inOneGo';
import type { AirAhead } from '../weather/ahead/AirAhead';
import { observationAtTrack } from '../weather/station/observationAtTrack';
import { createEngine, type Engine } from './engine/engine';
import { etAhead } from './etAhead';
import { learnOver } from './learnOver';
import { passesToLearn } from './passesToLearn';
import { predictEt } from '../../testing/predictEt';

const measured = observationAtTrack(summerAfternoon, greatLakes.elevation);
const input = { vehicle: nova, location: greatLakes, passes: novaPasses, measured };
const now = { location: greatLakes, measured };
const [engine] = learnOver([1320], input, passesToLearn(nova, novaPasses)) as [Engine];
const sure = { air_temp: 0, altimeter: 0, wind_speed: 0 };
const ahead = (spread: AirAhead['spread'], air_temp = summerAfternoon.air_temp): AirAhead => ({
  report: { ...summerAfternoon, air_temp },
  spread,
});

describe('the ET of the next hours', () => {
  test('is that of a prediction in the expected air', () => {
    const [then] = inOneGo(etAhead(engine, now, [ahead(sure)]));
    const known = predictEt({ ...input, observation: measured });
    expect(known.ok && known.value).toMatchObject({ et: then?.et });
    expect(known.ok && known.value.low80).toBeCloseTo(then?.low80 ?? NaN, 4);
  });

  test('counts a change from the measured air whole', () => {
    const hotter = fahrenheit(summerAfternoon.air_temp + 12);
    const [then] = inOneGo(etAhead(engine, now, [ahead(sure, hotter)]));
    const supposed = predictEt({ ...input, observation: { ...measured, air_temp: hotter } });
    expect(supposed.ok && supposed.value.et).toBeCloseTo(then?.et ?? NaN, 3);
  });

  test('is slower in hotter air', () => {
    const [cool, hot] = inOneGo(etAhead(engine, now, [ahead(sure), ahead(sure, fahrenheit(100))]));
    expect(hot?.et).toBeGreaterThan(cool?.et ?? NaN);
  });

  test.each(['air_temp', 'altimeter', 'wind_speed'] as const)(
    'is the less sure the less is known of %s',
    (field) => {
      const widths = [0, 1, 3].map((spread) => {
        const [then] = inOneGo(etAhead(engine, now, [ahead({ ...sure, [field]: spread })]));
        return (then?.high80 ?? NaN) - (then?.low80 ?? NaN);
      });
      expect(widths[1]).toBeGreaterThan(widths[0] ?? NaN);
      expect(widths[2]).toBeGreaterThan(widths[1] ?? NaN);
    },
  );

  test('leaves out what cannot be predicted', () => {
    expect(inOneGo(etAhead(createEngine(nova, 1320), now, [ahead(sure)]))).toEqual([]);
  });
});
