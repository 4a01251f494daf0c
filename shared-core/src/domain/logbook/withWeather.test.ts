import { withWeather } from './withWeather';
import { percent, pounds } from '../units/units';
import { nova, novaPasses } from '../../testing/fixtures/novaSeason';

const pass = novaPasses.at(-1)!;
const { density_altitude, grains, corrected_horsepower, ...others } = pass.derived;
const bare = { ...pass, weather: null, derived: others };

describe('a pass that gets its weather later', () => {
  test('gets the same derived values as with weather from the start', () => {
    expect(withWeather(bare, nova, pass.weather!)).toEqual({ ok: true, value: pass });
    expect([density_altitude, grains, corrected_horsepower]).not.toContain(undefined);
  });

  test('keeps the power it made, whatever the car weighs by now', () => {
    const heavier = {
      ...nova,
      base_tune: { ...nova.base_tune, weight_with_driver: pounds(9000) },
    };
    expect(withWeather(bare, heavier, pass.weather!)).toEqual({ ok: true, value: pass });
  });

  test('says nothing of standard air where the car runs on another tune by now', () => {
    const retuned = { ...nova, base_tune: { ...nova.base_tune, tune_version_1320: 99 } };
    expect(withWeather(bare, retuned, pass.weather!)).toMatchObject({
      value: { weather: pass.weather, derived: { density_altitude, horsepower: others.horsepower } },
    });
    const filled = withWeather(bare, retuned, pass.weather!);
    expect(filled.ok && filled.value.derived.corrected_horsepower).toBeUndefined();
  });

  test('refuses impossible air', () => {
    expect(withWeather(bare, nova, { ...pass.weather!, humidity: percent(540) })).toMatchObject({
      failure: { code: 'weather' },
    });
  });
});
