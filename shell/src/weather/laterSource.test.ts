import { ok } from '@holeshot/shared-core';
import { summerAfternoon } from '@holeshot/shared-core/testing';
import { laterSource } from './laterSource';
import type { WeatherSource } from './WeatherSource';

const source: WeatherSource = {
  nearestStations: () => Promise.resolve(ok([])),
  observations: () => Promise.resolve(ok([summerAfternoon])),
};
const place = { lat: 42, lng: -88 };

test('nothing is loaded before the first question, and once for all of them', async () => {
  let loads = 0;
  const later = laterSource(() => {
    loads += 1;
    return Promise.resolve(source);
  });
  expect(loads).toBe(0);
  const [observations, stations] = await Promise.all([
    later.observations('KENW', 0, 1),
    later.nearestStations(place),
  ]);
  expect(observations).toEqual(ok([summerAfternoon]));
  expect(stations).toEqual(ok([]));
  expect(loads).toBe(1);
});

test('a source without a forecast has none', async () => {
  const answer = await laterSource(() => Promise.resolve(source)).hourlyForecast?.(place);
  expect(answer).toMatchObject({ ok: false, failure: { code: 'no-forecast' } });
});

test('code that does not come is said, and asked for again at the next question', async () => {
  let loads = 0;
  const later = laterSource(() => {
    loads += 1;
    return loads === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(source);
  });
  expect(await later.nearestStations(place)).toMatchObject({
    ok: false,
    failure: { code: 'weather-part', message: expect.stringContaining('Check your network') as string },
  });
  expect(await later.nearestStations(place)).toEqual(ok([]));
});
