import { novaPasses } from '../../testing/fixtures/novaSeason';
import { fullPass } from '../../testing/fixtures/fullPass';
import { defaultLogBookViews } from './logBookViews';
import { passFields, passFieldsOf } from './passFields';
import type { WeatherObservation } from '../entities/Weather';
import { degrees, mph } from '../units/units';
import { windDirection } from '../weather/wind/windDirection';

const shown = (key: string, entry = fullPass, fields = passFields) =>
  fields.find((field) => field.key === key)?.show(entry);

describe('the values of a pass', () => {
  test('have each a path and a name of their own', () => {
    expect(new Set(passFields.map(({ key }) => key)).size).toBe(passFields.length);
    expect(new Set(passFields.map(({ label }) => label)).size).toBe(passFields.length);
  });

  test('cover every column of the default views', () => {
    const known = new Set(passFields.map(({ key }) => key));
    const asked = Object.values(defaultLogBookViews).flatMap(({ fieldKeys }) => fieldKeys);
    expect(asked.filter((key) => !known.has(key))).toEqual([]);
  });

  test('are all shown of a full pass, and never as NaN or undefined', () => {
    // A pass with an opponent is no bye.
    for (const field of passFields.filter(({ key }) => key !== 'event.bye')) {
      expect([field.key, field.show(fullPass)]).not.toEqual([field.key, '']);
      for (const entry of [fullPass, ...novaPasses])
        expect(field.show(entry)).not.toMatch(/NaN|undefined|null/);
    }
  });

  test('are written as racers write them', () => {
    const [pass] = novaPasses;
    expect(pass && shown('timeslip.dialin_et', pass)).toMatch(/^\d+\.\d\d$/);
    expect(pass && shown('timeslip.et_1320', pass)).toMatch(/^\d+\.\d{3}$/);
    expect(pass && shown('derived.density_altitude', pass)).toMatch(/^\d,\d{3}$/);
    expect(pass && shown('weather.wind_direction', pass)).toMatch(/^\d+ [←-↙] (head|cross|tail)$/);
    const calm = { ...fullPass, weather: { ...fullPass.weather!, wind_speed: mph(0.4) } };
    expect(shown('weather.wind_direction', calm)).toBe('calm');
  });

  test('sign the wind: against the car positive, from behind negative, calm between', () => {
    const field = passFields.find(({ key }) => key === 'weather.wind_direction');
    const { wind_direction: _, ...air } = fullPass.weather!;
    const location = { ...fullPass.location, track_direction: windDirection(degrees(45)) };
    const at = (weather: Partial<WeatherObservation>) =>
      field?.value({ ...fullPass, location, weather: { ...air, wind_speed: mph(8), ...weather } });
    const from = (turned: number) => at({ wind_direction: windDirection(degrees(45 + turned)) });
    expect(from(0)).toBeCloseTo(8);
    expect(from(90)).toBeCloseTo(0);
    expect(from(180)).toBeCloseTo(-8);
    expect(at({ wind_speed: mph(0.4) })).toBe(0);
    expect(at({})).toBeUndefined();
  });

  test('are not zero if the wind is unreported', () => {
    const { wind_direction: _, ...air } = fullPass.weather!;
    const unknown = { ...fullPass, weather: { ...air, wind_speed: mph(0), wind_unknown: true } };
    expect(shown('weather.wind_direction', unknown)).toBe('wind not reported');
    expect(shown('weather.wind_speed', unknown)).toBe('');
    expect(passFields.find(({ key }) => key === 'weather.wind_speed')?.value(unknown)).toBeUndefined();
  });

  test('are empty and sort last if a pass lacks them', () => {
    const bare = { ...fullPass, weather: null, derived: {}, notes: '' };
    for (const key of ['weather.air_temp', 'weather.wind_direction', 'derived.grains', 'notes']) {
      expect(shown(key, bare)).toBe('');
      expect(passFields.find((field) => field.key === key)?.value(bare)).toBeUndefined();
    }
  });

  test('include custom fields, numbers in their format, other text unchanged', () => {
    const field = {
      pk: 'rpm',
      title: 'Launch rpm',
      titleShort: 'Launch',
      description: '',
      defaultLastValue: true,
      isCustomField: true as const,
      isNumeric: true,
      numericFormat: '0.0',
    };
    const fields = passFieldsOf([field, { ...field, pk: 'tyre', titleShort: 'Tyre', isNumeric: false }]);
    const entry = { ...fullPass, custom_fields: { rpm: 4200.04, tyre: 'M/T' } };
    expect(shown('custom_fields.rpm', entry, fields)).toBe('4200.0');
    expect(shown('custom_fields.tyre', entry, fields)).toBe('M/T');
    // Both were of the other kind when they were logged.
    expect(shown('custom_fields.rpm', { ...entry, custom_fields: { rpm: '4350' } }, fields)).toBe('4350.0');
    expect(shown('custom_fields.tyre', { ...entry, custom_fields: { tyre: 31 } }, fields)).toBe('31');
    const many = { ...entry, custom_fields: { rpm: 'many' } };
    expect(shown('custom_fields.rpm', many, fields)).toBe('many');
    expect(fields.find(({ key }) => key === 'custom_fields.rpm')?.value(many)).toBeUndefined();
    expect(shown('custom_fields.rpm', { ...entry, custom_fields: {} }, fields)).toBe('');
    const named = ['rear.psi', 'constructor', '__proto__'].map((pk) => ({ ...field, pk, titleShort: pk }));
    const texts = passFieldsOf(named).map((each) =>
      each.show({ ...entry, custom_fields: { 'rear.psi': 11 } }),
    );
    expect(texts.slice(-named.length)).toEqual(['11.0', '', '']);
  });
});
