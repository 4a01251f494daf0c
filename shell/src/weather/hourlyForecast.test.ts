import { failed, ok } from '@holeshot/shared-core';
import { createNationalWeather } from './createNationalWeather';
import { createWeather } from './createWeather';
import type { WeatherSource } from './WeatherSource';
import { withSecondSource } from './withSecondSource';

const first: WeatherSource = {
  observations: () => Promise.resolve(failed('weather-empty', 'None.')),
  nearestStations: () => Promise.resolve(failed('weather-empty', 'None.')),
};
const place = { lat: 42.6625, lng: -88.0325 };
const point = { properties: { gridId: 'MKX', gridX: 88, gridY: 42 } };
const hours = {
  properties: {
    periods: [
      {
        ...{
          startTime: '2026-06-20T13:00:00-05:00',
          temperature: 84,
          temperatureUnit: 'F',
          windSpeed: '10 mph',
        },
        ...{ dewpoint: { unitCode: 'wmoUnit:degC', value: 20 }, windDirection: 'S' },
      },
    ],
  },
};

/** The National Weather Service as the second source, which gives these answers by the end of the address. */
const start = (answers: Record<string, unknown>) => {
  const urls: string[] = [];
  let now = 0;
  const second = createNationalWeather({
    baseUrl: 'https://national.test',
    fetch: ((url: string) => {
      urls.push(url);
      const found = Object.entries(answers).find(([end]) => url.endsWith(end));
      return Promise.resolve({
        ok: found !== undefined,
        status: 500,
        json: () => Promise.resolve(found?.[1]),
      } as Response);
    }) as typeof fetch,
  });
  const remembered = { read: () => undefined, write: () => undefined };
  const weather = createWeather({ source: withSecondSource(first, second), now: () => now, remembered });
  return { weather, urls, later: (minutes: number) => (now += minutes * 60_000) };
};

describe('the forecast of the next hours', () => {
  test('is that of the National Weather Service, asked for once in half an hour', async () => {
    const { weather, urls, later } = start({ '42.6625,-88.0325': point, hourly: hours });
    expect(await weather.hourlyForecast(place)).toEqual({
      ok: true,
      value: [
        { at: '2026-06-20T18:00:00.000Z', air_temp: 84, dew_point: 68, wind_speed: 10, wind_degrees: 180 },
      ],
    });
    expect(urls).toEqual([
      'https://national.test/points/42.6625,-88.0325',
      'https://national.test/gridpoints/MKX/88,42/forecast/hourly',
    ]);
    later(29);
    await weather.hourlyForecast(place);
    expect(urls).toHaveLength(2);
    later(1);
    await weather.hourlyForecast(place);
    expect(urls).toHaveLength(4);
  });

  test('is asked for again where the clock was set back since', async () => {
    const { weather, urls, later } = start({ '42.6625,-88.0325': point, hourly: hours });
    await weather.hourlyForecast(place);
    later(-30);
    await weather.hourlyForecast(place);
    expect(urls).toHaveLength(4);
  });

  test('is a failure if it broke its source, and is asked for again', async () => {
    const answers = [Promise.reject(new TypeError('broken')), Promise.resolve(ok([]))];
    const source = { ...first, hourlyForecast: () => answers.shift()! };
    const remembered = { read: () => undefined, write: () => undefined };
    const weather = createWeather({ source, now: () => 0, remembered });
    expect(await weather.hourlyForecast(place)).toMatchObject({ failure: { code: 'no-forecast' } });
    expect(await weather.hourlyForecast(place)).toEqual(ok([]));
  });

  test('is asked for again if it could not be loaded', async () => {
    const { weather, urls } = start({});
    expect(await weather.hourlyForecast(place)).toMatchObject({ ok: false });
    await weather.hourlyForecast(place);
    expect(urls).toHaveLength(2);
  });

  test('is none for a place outside of its grid', async () => {
    const { weather } = start({ '42.6625,-88.0325': { properties: {} } });
    expect(await weather.hourlyForecast(place)).toMatchObject({ failure: { code: 'no-forecast' } });
  });

  test('is none where no source gives one', async () => {
    const remembered = { read: () => undefined, write: () => undefined };
    const weather = createWeather({ source: first, now: () => 0, remembered });
    expect(await weather.hourlyForecast(place)).toMatchObject({ failure: { code: 'no-forecast' } });
  });
});
