/** @jest-environment jsdom */
import { filter, firstValueFrom } from 'rxjs';
import {
  failed,
  ok,
  type FailureCode,
  type Result,
  type StationObservation,
  type WeatherStation,
} from '@holeshot/shared-core';
import { greatLakes, summerAfternoon } from '@holeshot/shared-core/testing';
import { createNationalWeather } from './createNationalWeather';
import { createWeather } from './createWeather';
import type { WeatherSource } from './WeatherSource';
import { withSecondSource } from './withSecondSource';

const now = Date.parse(summerAfternoon.datetime) + 60_000;
const request = { stationId: 'KENW', at: summerAfternoon.datetime };
const down = failed('weather-status', 'Request failed with status: 500.');
const station = greatLakes.weather_station!;

const firstSource = (
  observations: Result<StationObservation[]>,
  stations: Result<WeatherStation[]> = down,
): WeatherSource => ({
  observations: () => Promise.resolve(observations),
  nearestStations: () => Promise.resolve(stations),
});

const value = (unit: string, number: number) => ({ unitCode: `wmoUnit:${unit}`, value: number });
const reports = {
  features: [
    {
      properties: {
        timestamp: '2026-06-20T17:53:00+00:00',
        temperature: value('degC', 30),
        relativeHumidity: value('percent', 50),
        barometricPressure: value('Pa', 101320),
        windSpeed: value('km_h-1', 18),
      },
    },
  ],
};

/** The National Weather Service behind a first source, and what it was asked. */
const startSecond = (first: WeatherSource, answer: unknown = reports, status = 200, at = now) => {
  const urls: string[] = [];
  const second = createNationalWeather({
    baseUrl: 'https://national.test',
    fetch: ((url: string) => {
      urls.push(url);
      const json = () => Promise.resolve(JSON.parse(JSON.stringify(answer)) as unknown);
      return Promise.resolve({ ok: status === 200, status, json } as Response);
    }) as typeof fetch,
  });
  const source = withSecondSource(first, second);
  const remembered = { read: () => undefined, write: () => undefined };
  return { source, weather: createWeather({ source, now: () => at, remembered }), urls };
};

describe('when the weather service fails', () => {
  test('the National Weather Service is asked for the same station and time, and its report says so', async () => {
    const { weather, urls } = startSecond(firstSource(down));
    expect(await weather.observationAt(request)).toMatchObject({
      ok: true,
      value: { station_id: 'KENW', air_temp: 86, source: 'National Weather Service' },
    });
    expect(urls).toEqual([
      'https://national.test/stations/KENW/observations?start=2026-06-20T16%3A55%3A00Z&end=2026-06-20T17%3A56%3A00Z&limit=500',
    ]);
  });

  test.each([
    ['knows the station but no report', { features: [] }, 200],
    ['does not know the station', {}, 404],
    [
      'reported at another time',
      {
        features: [{ properties: { ...reports.features[0]!.properties, timestamp: '2026-06-18T17:53:00Z' } }],
      },
      200,
    ],
  ])('and the National Weather Service %s, the reason of the first stands', async (_, answer, status) => {
    expect(await startSecond(firstSource(down), answer, status).weather.observationAt(request)).toMatchObject(
      { ok: false, failure: { message: 'Request failed with status: 500.' } },
    );
  });

  test('its report of more than an hour before is found, as one of the first would be', async () => {
    const hoursLater = new Date(Date.parse(summerAfternoon.datetime) + 4 * 3_600_000).toISOString();
    const { weather, urls } = startSecond(firstSource(down), reports, 200, Date.parse(hoursLater));
    expect(await weather.observationAt({ ...request, at: hoursLater })).toMatchObject({
      ok: true,
      value: { datetime: '2026-06-20T17:53:00.000Z' },
    });
    expect(urls).toHaveLength(2);
  });

  test('its report does not take the place of a newer one that is known', async () => {
    const known = { ...summerAfternoon, datetime: new Date(now - 60_000).toISOString() };
    const written: StationObservation[] = [];
    const remembered = { read: () => known, write: (each: StationObservation) => void written.push(each) };
    const { source } = startSecond(firstSource(down));
    const weather = createWeather({ source, now: () => now, remembered });
    const shown = await firstValueFrom(
      weather.latest$('KENW').pipe(filter((each) => each.state === 'present' && each.lastDay !== undefined)),
    );
    expect(shown).toMatchObject({
      state: 'present',
      observation: known,
      lastDay: [{ datetime: '2026-06-20T17:53:00.000Z' }, known],
    });
    expect(written).toEqual([known]);
  });

  test('a station whose barometer is out keeps its reason where the second knows nothing either', async () => {
    const out = failed('weather-no-pressure', 'No pressure.');
    const { source } = startSecond(firstSource(out), { features: [] });
    expect(await source.observations('KENW', 0, now)).toEqual(out);
  });

  test('a network that is gone is asked for one window alone', async () => {
    const { weather, urls } = startSecond(firstSource(down), {}, 503);
    expect(await weather.observationAt(request)).toEqual(down);
    expect(urls).toHaveLength(1);
  });

  test('its stations are taken', async () => {
    const features = [
      {
        geometry: { coordinates: [-87.94, 42.6] },
        properties: { stationIdentifier: 'KENW', name: 'Kenosha' },
      },
    ];
    const { source, urls } = startSecond(firstSource(down), { features });
    expect(await source.nearestStations({ lat: 42.66, lng: -88.03 })).toMatchObject({
      value: [{ id: 'KENW', name: 'Kenosha' }],
    });
    expect(urls).toEqual(['https://national.test/points/42.66,-88.03/stations?limit=10']);
  });
});

describe('the National Weather Service is not asked', () => {
  test('while the first answers', async () => {
    const { source, weather, urls } = startSecond(firstSource(ok([summerAfternoon]), ok([station])));
    expect(await weather.observationAt(request)).toEqual(ok(summerAfternoon));
    expect(await source.nearestStations(greatLakes)).toEqual(ok([station]));
    expect(urls).toEqual([]);
  });

  test.each<FailureCode>(['weather-empty', 'signed-out', 'historical-range'])('after %s', async (code) => {
    const { source, urls } = startSecond(firstSource(failed(code, 'Why.')));
    expect(await source.observations('KENW', 0, now)).toEqual(failed(code, 'Why.'));
    expect(urls).toEqual([]);
  });
});
