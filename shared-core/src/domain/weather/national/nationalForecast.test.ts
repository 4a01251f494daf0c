import fc from 'fast-check';
import { hostileValue } from '../../../testing/fixtures/arbitraryHostile';
import { nationalForecast, nationalForecastPath } from './nationalForecast';

/** As api.weather.gov gives an hour. */
const hour = {
  number: 1,
  startTime: '2026-06-20T13:00:00-05:00',
  temperature: 84,
  temperatureUnit: 'F',
  dewpoint: { unitCode: 'wmoUnit:degC', value: 20 },
  relativeHumidity: { unitCode: 'wmoUnit:percent', value: 62 },
  windSpeed: '10 mph',
  windDirection: 'SSW',
};
const read = (...periods: unknown[]) => nationalForecast({ properties: { periods } });

describe('the hourly forecast of the National Weather Service', () => {
  test('is in the units of the racer, oldest hour first', () => {
    const later = {
      ...hour,
      startTime: '2026-06-20T14:00:00-05:00',
      windSpeed: '5 to 15 mph',
      windDirection: '',
    };
    expect(read(later, hour)).toEqual([
      { at: '2026-06-20T18:00:00.000Z', air_temp: 84, dew_point: 68, wind_speed: 10, wind_degrees: 202.5 },
      { at: '2026-06-20T19:00:00.000Z', air_temp: 84, dew_point: 68, wind_speed: 15 },
    ]);
  });

  test.each([
    [{ unitCode: 'wmoUnit:percent', value: 30 }, { rain: 30 }],
    [{ unitCode: 'wmoUnit:percent', value: null }, {}],
    [{ unitCode: 'wmoUnit:percent', value: 130 }, {}],
  ])('reads a chance of rain of %j as %j', (probabilityOfPrecipitation, rain) => {
    const [found] = read({ ...hour, probabilityOfPrecipitation });
    const { at: _, air_temp: __, dew_point: ___, wind_speed: ____, wind_degrees: _____, ...rest } = found!;
    expect(rest).toEqual(rain);
  });

  test.each([
    ['startTime', 'soon'],
    ['temperature', null],
    ['temperature', 400],
    ['temperatureUnit', 'C'],
    ['dewpoint', { unitCode: 'wmoUnit:degC', value: null }],
    ['windSpeed', '10 km/h'],
  ])('leaves out an hour whose %s is %j', (field, value) => {
    expect(read({ ...hour, [field]: value })).toEqual([]);
  });

  test('never throws, whatever the answer', () => {
    fc.assert(
      fc.property(hostileValue, (answer) => {
        expect(Array.isArray(nationalForecast(answer))).toBe(true);
        expect(Array.isArray(read(answer))).toBe(true);
        nationalForecastPath(answer);
      }),
    );
  });

  test('has the path that the place names', () => {
    const properties = { gridId: 'MKX', gridX: 88, gridY: 42 };
    expect(nationalForecastPath({ properties })).toBe('gridpoints/MKX/88,42/forecast/hourly');
    expect(nationalForecastPath({ properties: { ...properties, gridId: '../x' } })).toBeUndefined();
  });
});
