import {
  degrees,
  dewPoint,
  fahrenheit,
  inHg,
  mph,
  percent,
  windDirection,
  type WeatherObservation,
} from '@holeshot/shared-core';
import { readWeather } from './readWeather';
import type { TypedWeather } from './TypedWeather';
import { weatherTexts } from './weatherTexts';

const base: WeatherObservation = {
  datetime: '2026-06-20T17:41:00.000Z',
  air_temp: fahrenheit(87.08),
  humidity: percent(54.37),
  pressure: inHg(29.0948),
  dew_point: fahrenheit(68.44),
  wind_speed: mph(6.71),
  wind_direction: windDirection(degrees(310)),
  condition: 'Clear',
};
const at = '2026-06-20T18:00:00.000Z';
const edited = (change: Partial<TypedWeather> = {}) =>
  readWeather({ ...(Object.fromEntries(weatherTexts(base)) as TypedWeather), ...change }, at, base);

test('an air that is opened and left alone is the one that it was', () => {
  expect(edited()).toBe(base);
});

test.each<[Partial<TypedWeather>, object]>([
  [
    { air_temp: '88.0' },
    { air_temp: 88, dew_point: dewPoint({ air_temp: fahrenheit(88), humidity: base.humidity }) },
  ],
  [{ pressure: '29.20' }, { pressure: 29.2 }],
  [{ wind_speed: '9' }, { wind_speed: 9 }],
  [{ wind_from: '0' }, { wind_direction: windDirection(degrees(0)) }],
])('a change of %j leaves the rest of the air to the last digit', (change, changed) => {
  expect(edited(change)).toEqual({ ...base, datetime: at, ...changed });
});

test('a wind that is taken out is not known, wherever it came from', () => {
  const { wind_direction: _, ...still } = base;
  expect(edited({ wind_speed: '' })).toEqual({ ...still, datetime: at, wind_speed: 0, wind_unknown: true });
});
