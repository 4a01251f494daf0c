/** @jest-environment jsdom */
import { filter, firstValueFrom } from 'rxjs';
import {
  failed,
  ok,
  type FailureCode,
  type LatestObservation,
  type Result,
  type StationObservation,
} from '@holeshot/shared-core';
import { summerAfternoon } from '@holeshot/shared-core/testing';
import { createSynoptic } from './createSynoptic';
import { createWeather } from './createWeather';
import { createRememberedObservations } from './rememberedObservations';

const now = Date.UTC(2026, 5, 20, 18, 0);
const minute = 60_000;
const remembered = createRememberedObservations();

beforeEach(() => localStorage.clear());

interface Answer {
  status?: number;
  /** What the body holds; text is sent as it is. */
  body: unknown;
}

const summary = (RESPONSE_CODE: number, RESPONSE_MESSAGE: string) => ({
  SUMMARY: { RESPONSE_CODE, RESPONSE_MESSAGE },
});

const series = (times: number[], winds: (number | null)[] = times.map(() => 2)) => ({
  STATION: [
    {
      STID: 'KENW',
      OBSERVATIONS: {
        date_time: times.map((at) => new Date(at).toISOString().replace('.000Z', '+0000')),
        air_temp_set_1: times.map(() => 30),
        relative_humidity_set_1: times.map(() => 54),
        altimeter_set_1: times.map(() => 101320),
        wind_speed_set_1: winds,
      },
    },
  ],
  ...summary(1, 'OK'),
});

/** Reports every five minutes up to a time from a station whose barometer is out. */
const withoutPressure = (newest: number) => {
  const whole = series(Array.from({ length: 24 }, (_, index) => newest - (23 - index) * 5 * minute));
  const [{ OBSERVATIONS: observations, ...station }] = whole.STATION as [(typeof whole.STATION)[0]];
  const { altimeter_set_1: _, ...rest } = observations;
  return { ...whole, STATION: [{ ...station, OBSERVATIONS: rest }] };
};

/** A weather port on a service that gives these answers one after the other, the last one for ever. */
const startWeather = (answers: (Answer | Error | 'hang' | 'hang in the body')[], { at = () => now } = {}) => {
  const urls: URL[] = [];
  const refused: (string | undefined)[] = [];
  let tokens = 0;
  const untilAbort = (signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('too long', 'TimeoutError'))),
    );
  const fakeFetch = (url: string, { signal }: { signal: AbortSignal }): Promise<unknown> => {
    const answer = answers[Math.min(urls.length, answers.length - 1)]!;
    urls.push(new URL(url));
    if (answer instanceof Error) return Promise.reject(answer);
    if (answer === 'hang') return untilAbort(signal);
    if (answer === 'hang in the body') {
      return Promise.resolve({ ok: true, status: 200, json: () => untilAbort(signal) });
    }
    const { status = 200, body } = answer;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const json = () => Promise.resolve(text).then((content) => JSON.parse(content) as unknown);
    return Promise.resolve({ ok: status >= 200 && status < 300, status, json });
  };
  const source = createSynoptic({
    baseUrl: 'https://weather.test',
    fetch: fakeFetch as unknown as typeof fetch,
    token: (refusedToken): Promise<Result<string>> => {
      refused.push(refusedToken);
      if (refusedToken !== undefined) tokens += 1;
      return Promise.resolve(ok(`token-${tokens}`));
    },
    timeout: 40,
  });
  const weather = createWeather({ source, now: at, remembered });
  return { weather, urls, refused };
};

const request = { stationId: 'KENW', at: new Date(now - 100 * minute).toISOString() };
const target = now - 100 * minute;
const stampOf = (url: URL, name: string): number => {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(url.searchParams.get(name) ?? '') ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minutes = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minutes);
};

describe('a request', () => {
  test('names station, window, variables and token as the service wants them', async () => {
    const { weather, urls } = startWeather([{ body: series([target]) }]);
    await weather.observationAt(request);
    expect(urls).toHaveLength(1);
    expect(`${urls[0]?.origin}${urls[0]?.pathname}`).toBe('https://weather.test/v2/stations/timeseries');
    expect(Object.fromEntries(urls[0]!.searchParams)).toEqual({
      stid: 'KENW',
      start: '202606201520',
      end: '202606201720',
      vars: 'air_temp,relative_humidity,wind_speed,wind_direction,altimeter,weather_condition',
      qc: 'off',
      obtimezone: 'local',
      token: 'token-0',
    });
  });

  test('gives open stations with a barometer around the place, the nearest first', async () => {
    const row = { STID: 'KENW', NAME: 'Kenosha', ELEVATION: '742', LATITUDE: '42.6', LONGITUDE: '-87.9' };
    const rows = [
      { ...row, STID: 'FAR', DISTANCE: 20 },
      { ...row, DISTANCE: 6.7 },
    ];
    const { weather, urls } = startWeather([{ body: { STATION: rows, ...summary(1, 'OK') } }]);
    const stations = await weather.nearestStations({ lat: 42.66, lng: -88.03 });
    expect(urls[0]?.pathname).toBe('/v2/stations/metadata');
    expect(Object.fromEntries(urls[0]!.searchParams)).toMatchObject({
      radius: '42.66,-88.03,50',
      status: 'active',
      vars: 'altimeter,pressure',
    });
    expect(stations.ok && stations.value.map((station) => station.id)).toEqual(['KENW', 'FAR']);
  });

  test('gives no stations if there are none', async () => {
    const { weather } = startWeather([{ body: summary(2, 'No stations found for this request.') }]);
    expect(await weather.nearestStations({ lat: 0, lng: 0 })).toEqual(ok([]));
  });

  test('without a token is not made', async () => {
    const source = createSynoptic({
      baseUrl: 'https://weather.test',
      fetch: () => Promise.reject(new Error('must not be asked')),
      token: () => Promise.resolve(failed('signed-out', 'Weather needs a signed-in racer.')),
    });
    const weather = createWeather({ source, now: () => now, remembered });
    expect(await weather.observationAt(request)).toEqual(
      failed('signed-out', 'Weather needs a signed-in racer.'),
    );
  });
});

describe('without reception', () => {
  const offline = new Error('offline');
  const reportAt = (minutesAgo: number): StationObservation => ({
    ...summerAfternoon,
    station_id: 'KENW',
    datetime: new Date(now - minutesAgo * minute).toISOString(),
  });
  const askedAt = (minutesAgo: number) => ({
    stationId: 'KENW',
    at: new Date(now - minutesAgo * minute).toISOString(),
  });

  test('the newest report that the device has is the air of a slip within the hour', async () => {
    remembered.write(reportAt(50));
    const { weather } = startWeather([offline]);
    expect(await weather.observationAt(askedAt(0))).toEqual(ok(reportAt(50)));
  });

  test('a slip further from it has none, and says why', async () => {
    remembered.write(reportAt(61));
    const { weather } = startWeather([offline]);
    expect(await weather.observationAt(askedAt(0))).toMatchObject({
      failure: { code: 'weather-unreachable' },
    });
  });

  test('the closest report of this session is taken', async () => {
    let clock = now;
    const { weather } = startWeather([{ body: series([now - 90 * minute, now - 40 * minute]) }, offline], {
      at: () => clock,
    });
    await firstValueFrom(weather.latest$('KENW').pipe(filter(({ state }) => state === 'present')));
    clock += 10 * minute;
    expect(await weather.observationAt(askedAt(35))).toMatchObject({
      ok: true,
      value: { datetime: new Date(now - 40 * minute).toISOString() },
    });
  });
});

describe('a token that the service refuses', () => {
  const invalid: Answer = { status: 401, body: summary(2, 'Invalid token.') };

  test('is renewed once and the request made once more', async () => {
    const { weather, urls, refused } = startWeather([invalid, { body: series([target]) }]);
    expect(await weather.observationAt(request)).toMatchObject({ ok: true });
    expect(refused).toEqual([undefined, 'token-0']);
    expect(urls.map((url) => url.searchParams.get('token'))).toEqual(['token-0', 'token-1']);
  });

  test('a second time is a failure, not a loop', async () => {
    const { weather, urls } = startWeather([invalid]);
    expect(await weather.observationAt(request)).toMatchObject({
      ok: false,
      failure: { code: 'invalid-token' },
    });
    expect(urls).toHaveLength(2);
  });

  test('is renewed as well if a 200 says so inside', async () => {
    const { weather, refused } = startWeather([
      { body: summary(2, 'Invalid token.') },
      { body: series([target]) },
    ]);
    expect(await weather.observationAt(request)).toMatchObject({ ok: true });
    expect(refused).toEqual([undefined, 'token-0']);
  });

  test('is not renewed for any other 401', async () => {
    const { weather, refused } = startWeather([{ status: 401, body: { message: 'Unauthorized.' } }]);
    expect(await weather.observationAt(request)).toEqual(
      failed('weather-status', 'Request failed with status: 401.'),
    );
    expect(refused).toEqual([undefined]);
  });
});

describe('an answer that is no weather', () => {
  const old = 'Your account does not have access to historical data older than 365 days.';

  test.each<[string, Answer | Error | 'hang' | 'hang in the body', FailureCode, string]>([
    [
      '403 for old data',
      { status: 403, body: summary(403, old) },
      'historical-range',
      'Target date out of historical range.',
    ],
    [
      '403 for old data inside a 200',
      { body: summary(403, old) },
      'historical-range',
      'Target date out of historical range.',
    ],
    [
      'another 403',
      { status: 403, body: summary(2, 'Invalid request per token rules') },
      'weather-status',
      'Request failed with status: 403.',
    ],
    [
      '-1',
      { body: summary(-1, 'START cannot be after END.') },
      'weather-refused',
      'The weather service refused the request: START cannot be after END.',
    ],
    [
      'a refused key inside a 200',
      { body: summary(2, 'Authentication Failure.') },
      'weather-refused',
      'The weather service refused the request: Authentication Failure.',
    ],
    [
      'no summary',
      { body: {} },
      'weather-refused',
      'The weather service refused the request: no reason given.',
    ],
    [
      '500',
      { status: 500, body: 'Internal Server Error' },
      'weather-status',
      'Request failed with status: 500.',
    ],
    [
      'torn JSON',
      { body: '{"STATION":[{"STID":"KE' },
      'weather-unreadable',
      'The weather service gave an answer that cannot be read.',
    ],
    ['silence', 'hang', 'weather-timeout', 'The weather service did not answer in time.'],
    [
      'silence after its head',
      'hang in the body',
      'weather-timeout',
      'The weather service did not answer in time.',
    ],
    [
      'no network',
      new TypeError('Failed to fetch'),
      'weather-unreachable',
      'The weather service cannot be reached. Weather needs a network.',
    ],
  ])('%s', async (_, answer, code, message) => {
    const { weather, urls } = startWeather([answer]);
    expect(await weather.observationAt(request)).toEqual(failed(code, message));
    expect(urls).toHaveLength(1);
  });
});

describe('the observation closest to a time', () => {
  const minutesAround = (urls: URL[]) => urls.map((url) => (target - stampOf(url, 'start')) / minute);

  test('is looked for in wider and wider windows, up to now', async () => {
    const none = { body: summary(2, 'No stations found.') };
    const empty = { body: series([]) };
    const { weather, urls } = startWeather([none, empty, none, { body: series([target - 800 * minute]) }]);
    const found = await weather.observationAt(request);
    expect(found.ok && found.value.datetime).toBe(new Date(target - 800 * minute).toISOString());
    expect(minutesAround(urls)).toEqual([60, 360, 720, 1440]);
    expect(urls.map((url) => stampOf(url, 'end'))).toEqual([target + 60 * minute, now, now, now]);
  });

  test('fails after a day on each side', async () => {
    const { weather, urls } = startWeather([{ body: summary(2, 'No stations found.') }]);
    expect(await weather.observationAt(request)).toEqual(
      failed('weather-range', 'exceeded date range for getting closest observation (1440 minutes)'),
    );
    expect(urls).toHaveLength(4);
  });

  test('is looked for further away where the barometer was out around the slip', async () => {
    const { weather, urls } = startWeather([
      { body: withoutPressure(target + 55 * minute) },
      { body: series([target - 90 * minute]) },
    ]);
    expect(await weather.observationAt(request)).toMatchObject({
      ok: true,
      value: { datetime: new Date(target - 90 * minute).toISOString() },
    });
    expect(minutesAround(urls)).toEqual([60, 360]);
  });

  test('is none of a station without a barometer, which is said after the widest window', async () => {
    const { weather, urls } = startWeather([{ body: withoutPressure(target) }]);
    expect(await weather.observationAt(request)).toMatchObject({ failure: { code: 'weather-no-pressure' } });
    expect(urls).toHaveLength(4);
  });

  test('is the closest one, before or after', async () => {
    const { weather } = startWeather([
      { body: series([target - 20 * minute, target - 4 * minute, target + 5 * minute]) },
    ]);
    const found = await weather.observationAt(request);
    expect(found.ok && found.value.datetime).toBe(new Date(target - 4 * minute).toISOString());
  });

  test('is never one from outside the window, whatever the service sends', async () => {
    const outside = { body: series([target - 90 * minute, target + 3 * 24 * 60 * minute]) };
    const { weather, urls } = startWeather([outside]);
    const found = await weather.observationAt(request);
    expect(found.ok && found.value.datetime).toBe(new Date(target - 90 * minute).toISOString());
    expect(minutesAround(urls)).toEqual([60, 360]);
  });

  test('a failure ends the search', async () => {
    const { weather, urls } = startWeather([{ body: series([]) }, { status: 500, body: '' }]);
    expect(await weather.observationAt(request)).toMatchObject({ failure: { code: 'weather-status' } });
    expect(urls).toHaveLength(2);
  });

  test('up to an hour ahead of the clock is the newest there is', async () => {
    const { weather, urls } = startWeather([{ body: series([now - 5 * minute]) }]);
    const found = await weather.observationAt({ ...request, at: new Date(now + 60 * minute).toISOString() });
    expect(found).toMatchObject({ ok: true, value: { datetime: new Date(now - 5 * minute).toISOString() } });
    expect(stampOf(urls[0]!, 'start')).toBeLessThanOrEqual(stampOf(urls[0]!, 'end'));
  });

  test('is a sentence at once if the time is still to come, and nobody is asked', async () => {
    const { weather, urls } = startWeather([{ body: series([now]) }]);
    const found = await weather.observationAt({ ...request, at: new Date(now + 61 * minute).toISOString() });
    expect(found).toMatchObject({ ok: false, failure: { code: 'weather-future' } });
    expect(found.ok || found.failure.message).toMatch(/still to come/);
    expect(urls).toEqual([]);
  });

  test('is a sentence if the time is none', async () => {
    const { weather, urls } = startWeather([{ body: series([target]) }]);
    expect(await weather.observationAt({ ...request, at: 'yesterday' })).toMatchObject({
      failure: { code: 'weather-time' },
    });
    expect(urls).toEqual([]);
  });
});

describe('the latest observation', () => {
  let clock = now;
  beforeEach(() => {
    clock = now;
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  const pass = async (minutes: number) => {
    for (let i = 0; i < minutes; i += 1) {
      clock += minute;
      await jest.advanceTimersByTimeAsync(minute);
    }
  };
  const watch = (answers: Parameters<typeof startWeather>[0]) => {
    const { weather, urls } = startWeather(answers, { at: () => clock });
    const seen: LatestObservation[] = [];
    const subscription = weather.latest$('KENW').subscribe((latest) => seen.push(latest));
    return { seen, urls, subscription };
  };
  const timeOf = (latest: LatestObservation | undefined) =>
    latest?.state === 'present' ? Date.parse(latest.observation.datetime) : undefined;

  test('is loading, then the newest of the last 24 hours', async () => {
    const { seen, urls, subscription } = watch([{ body: series([now - 65 * minute, now - 5 * minute]) }]);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.map((latest) => latest.state)).toEqual(['loading', 'present']);
    expect(timeOf(seen[1])).toBe(now - 5 * minute);
    expect(stampOf(urls[0]!, 'start')).toBe(now - 24 * 60 * minute);
    subscription.unsubscribe();
  });

  test('is refreshed each minute once it is four minutes old, not before', async () => {
    const { seen, urls, subscription } = watch([
      { body: series([now]) },
      { body: series([now + 4 * minute]) },
    ]);
    await jest.advanceTimersByTimeAsync(1);
    await pass(3);
    expect(urls).toHaveLength(1);
    await pass(1);
    expect(urls).toHaveLength(2);
    expect(timeOf(seen.at(-1))).toBe(now + 4 * minute);
    subscription.unsubscribe();
  });

  test('stays when a refresh fails, with the failure beside it, and recovers', async () => {
    const { seen, subscription } = watch([
      { body: series([now - 10 * minute]) },
      { status: 500, body: '' },
      { body: series([now]) },
    ]);
    await jest.advanceTimersByTimeAsync(1);
    await pass(1);
    expect(seen.at(-1)).toMatchObject({ state: 'present', failure: { code: 'weather-status' } });
    expect(timeOf(seen.at(-1))).toBe(now - 10 * minute);
    await pass(1);
    expect(timeOf(seen.at(-1))).toBe(now);
    expect(seen.at(-1)).not.toHaveProperty('failure');
    subscription.unsubscribe();
  });

  test('stays without a word on another station while the barometer is out', async () => {
    const { seen, subscription } = watch([
      { body: series([now - 120 * minute]) },
      { body: withoutPressure(now) },
    ]);
    await jest.advanceTimersByTimeAsync(1);
    await pass(1);
    expect(timeOf(seen.at(-1))).toBe(now - 120 * minute);
    expect(seen.at(-1)).not.toHaveProperty('failure');
    subscription.unsubscribe();
  });

  test('says that the station has no pressure if its day had none', async () => {
    const { seen, subscription } = watch([{ body: withoutPressure(now) }]);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.at(-1)).toMatchObject({ state: 'failed', failure: { code: 'weather-no-pressure' } });
    subscription.unsubscribe();
  });

  test('is the last known one at the start, also where no new one can be had', async () => {
    const first = watch([{ body: series([now - 10 * minute]) }]);
    await jest.advanceTimersByTimeAsync(1);
    first.subscription.unsubscribe();
    const { seen, subscription } = watch([new TypeError('Failed to fetch')]);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.map(timeOf)).toEqual([now - 10 * minute, now - 10 * minute]);
    expect(seen.at(-1)).toMatchObject({ failure: { code: 'weather-unreachable' } });
    subscription.unsubscribe();
  });

  test('comes with the day before it, which grows by what each refresh brings', async () => {
    const { seen, urls, subscription } = watch([
      { body: series([now - 65 * minute, now - 5 * minute]) },
      { body: series([now - 5 * minute, now]) },
    ]);
    await jest.advanceTimersByTimeAsync(1);
    await pass(1);
    const last = seen.at(-1);
    expect(
      last?.state === 'present' && last.lastDay?.map(({ datetime }) => (Date.parse(datetime) - now) / minute),
    ).toEqual([-65, -5, 0]);
    expect(stampOf(urls[1]!, 'start')).toBe(now - 5 * minute);
    subscription.unsubscribe();
  });

  test('keeps the wind that is known where the next reports have none, and gives it to them', async () => {
    const { seen, subscription } = watch([
      { body: series([now - 5 * minute, now], [3.6, null]) },
      { body: series([now, now + 5 * minute], [null, null]) },
    ]);
    await jest.advanceTimersByTimeAsync(1);
    await pass(5);
    const last = seen.at(-1);
    const day = last?.state === 'present' ? (last.lastDay ?? []) : [];
    expect(day.map(({ datetime }) => (Date.parse(datetime) - now) / minute)).toEqual([-5, 0, 5]);
    for (const report of day) {
      expect(report.wind_speed).toBeCloseTo(8.05, 2);
      expect(report).not.toHaveProperty('wind_unknown');
    }
    subscription.unsubscribe();
  });

  test('says of a station without an anemometer that its wind is unknown, and fills it in once it has one', async () => {
    const { seen, subscription } = watch([
      { body: series([now - 5 * minute, now], [null, null]) },
      { body: series([now + 5 * minute], [3.6]) },
    ]);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.at(-1)).toMatchObject({ observation: { wind_speed: 0, wind_unknown: true } });
    await pass(5);
    const last = seen.at(-1);
    const day = last?.state === 'present' ? (last.lastDay ?? []) : [];
    expect(day).toHaveLength(3);
    expect(day.some(({ wind_unknown }) => wind_unknown)).toBe(false);
    subscription.unsubscribe();
  });

  test('is one request, however many look at the station', async () => {
    const { weather, urls } = startWeather([{ body: series([now]) }], { at: () => clock });
    const looks = [1, 2, 3].map(() => weather.latest$('KENW').subscribe());
    await jest.advanceTimersByTimeAsync(1);
    expect(urls).toHaveLength(1);
    looks.forEach((look) => look.unsubscribe());
  });

  test('is not asked for twice in five seconds, however often the window gets focus', async () => {
    const { urls, subscription } = watch([{ body: series([now - 10 * minute]) }]);
    await jest.advanceTimersByTimeAsync(1);
    const focus = async (after: number) => {
      clock += after;
      window.dispatchEvent(new Event('focus'));
      await jest.advanceTimersByTimeAsync(1);
    };
    await focus(2000);
    await focus(2000);
    expect(urls).toHaveLength(1);
    await focus(1000);
    expect(urls).toHaveLength(2);
    subscription.unsubscribe();
  });

  test('also serves the slip that was run while it was watched', async () => {
    const { weather, urls } = startWeather([{ body: series([target, now]) }], { at: () => clock });
    const look = weather.latest$('KENW').subscribe();
    await jest.advanceTimersByTimeAsync(1);
    const found = await weather.observationAt(request);
    expect(found.ok && found.value.datetime).toBe(new Date(target).toISOString());
    expect(urls).toHaveLength(1);
    look.unsubscribe();
  });

  test('is a failure where there never was one', async () => {
    const { seen, subscription } = watch([{ body: series([]) }]);
    await jest.advanceTimersByTimeAsync(1);
    expect(seen.at(-1)).toEqual({
      state: 'failed',
      failure: { code: 'weather-empty', message: 'The station has reported nothing in the last 24 hours.' },
    });
    subscription.unsubscribe();
  });

  test('is left alone while the window has no focus, and asked for at once when it has it again', async () => {
    const { urls, subscription } = watch([{ body: series([now - 10 * minute]) }]);
    await jest.advanceTimersByTimeAsync(1);
    window.dispatchEvent(new Event('blur'));
    await pass(10);
    expect(urls).toHaveLength(1);
    window.dispatchEvent(new Event('focus'));
    await jest.advanceTimersByTimeAsync(1);
    expect(urls).toHaveLength(2);
    subscription.unsubscribe();
  });

  test('is asked for by nobody once nobody looks', async () => {
    const { urls, subscription } = watch([{ body: series([now - 10 * minute]) }]);
    await jest.advanceTimersByTimeAsync(1);
    subscription.unsubscribe();
    await pass(5);
    window.dispatchEvent(new Event('focus'));
    await pass(1);
    expect(urls).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
  });
});
