import type { AddressInfo } from 'node:net';
import { createStationServer } from './createStationServer';

const start = Date.UTC(2026, 6, 1, 18, 2);
const hour = 3_600_000;
let now = start;
const server = createStationServer({ apiKey: 'key', tokenTtl: 24 * hour, now: () => now });
let base = '';

interface Body {
  TOKEN: string;
  STATION: {
    STID: string;
    STATUS: string;
    ELEVATION: unknown;
    LATITUDE: unknown;
    DISTANCE: number;
    SENSOR_VARIABLES: Record<string, unknown>;
    OBSERVATIONS: Record<string, unknown[]>;
  }[];
  SUMMARY: { RESPONSE_CODE: number; RESPONSE_MESSAGE: string };
}

const get = async (path: string) => {
  const response = await fetch(`${base}${path}`);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
};
const newToken = async () => (await get('/v2/auth?apikey=key')).body.TOKEN;
const fail = (fault: object) =>
  fetch(`${base}/faults`, { method: 'POST', body: JSON.stringify(fault) }).then(({ status }) => status);

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  now = start;
  await fail({ mode: null });
});

const circle = 'radius=39.81278,-86.34083,30';
const place = `${circle}&status=active`;
const nearest = async (token: string) => {
  const { body } = await get(`/v2/stations/metadata?${place}&limit=1&token=${token}`);
  return body.STATION[0]!.STID;
};
const series = (token: string, stid: string, more: string) =>
  get(`/v2/stations/timeseries?stid=${stid}&obtimezone=local&token=${token}&${more}`);

describe('stations near a place', () => {
  test('come nearest first, up to the limit, with numbers as strings', async () => {
    const { status, headers, body } = await get(
      `/v2/stations/metadata?${place}&limit=3&token=${await newToken()}`,
    );
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(body.STATION).toHaveLength(3);
    const [first, second] = body.STATION;
    expect(first!.DISTANCE).toBeLessThan(second!.DISTANCE);
    expect(typeof first!.ELEVATION).toBe('string');
    expect(typeof first!.LATITUDE).toBe('string');
    expect(body.SUMMARY.RESPONSE_CODE).toBe(1);
  });

  test('come after a closed one, unless only open ones are requested', async () => {
    const token = await newToken();
    const first = async (query: string) =>
      (await get(`/v2/stations/metadata?${query}&limit=1&token=${token}`)).body.STATION[0]!;
    const closed = await first(circle);
    expect(closed.STATUS).toBe('INACTIVE');
    expect((await series(token, closed.STID, 'recent=60')).body.SUMMARY.RESPONSE_CODE).toBe(2);
    expect((await first(place)).STATUS).toBe('ACTIVE');
    expect((await first(`${circle}&status=inactive`)).STID).toBe(closed.STID);
  });

  test('need a valid circle', async () => {
    const { body } = await get(`/v2/stations/metadata?radius=39.8,-86.3&token=${await newToken()}`);
    expect(body.SUMMARY.RESPONSE_CODE).toBe(-1);
  });
});

describe('the reports of a station', () => {
  test('come every five minutes of the window, in local time, one column a variable', async () => {
    const token = await newToken();
    const { body } = await series(
      token,
      await nearest(token),
      'start=202607011500&end=202607011600&vars=air_temp,altimeter,weather_condition',
    );
    const { OBSERVATIONS, SENSOR_VARIABLES } = body.STATION[0]!;
    expect(OBSERVATIONS['date_time']).toHaveLength(13);
    expect(OBSERVATIONS['date_time']![0]).toBe('2026-07-01T10:00:00-0500');
    expect(Object.keys(OBSERVATIONS)).toEqual([
      'date_time',
      'air_temp_set_1',
      'altimeter_set_1',
      'weather_condition_set_1d',
    ]);
    expect(Object.keys(SENSOR_VARIABLES)).toEqual(['air_temp', 'altimeter', 'weather_condition']);
  });

  test('end now, however far the window reaches', async () => {
    const token = await newToken();
    const { body } = await series(token, await nearest(token), 'start=202607011700&end=202607012300');
    expect(body.STATION[0]!.OBSERVATIONS['date_time']!.at(-1)).toBe('2026-07-01T13:00:00-0500');
  });

  test('are the same a week later and a year back', async () => {
    const token = await newToken();
    const stid = await nearest(token);
    const request = async () => series(await newToken(), stid, 'start=202507011500&end=202507011600');
    const before = (await request()).body.STATION[0]!.OBSERVATIONS;
    now = start + 7 * 24 * hour;
    expect((await request()).body.STATION[0]!.OBSERVATIONS).toEqual(before);
  });

  test('are refused if they are older than two years', async () => {
    const token = await newToken();
    const { status, body } = await series(token, await nearest(token), 'start=202406301500&end=202406301600');
    expect(status).toBe(403);
    expect(body.SUMMARY.RESPONSE_MESSAGE).toMatch(/access to historical data older than 2024-07-01/);
  });

  test.each([
    ['start=202607011600&end=202607011500', -1, 'START cannot be after END.'],
    ['start=yesterday&end=202607011500', -1, 'START and END must be given'],
    ['start=202601010000&end=202607010000', -1, 'too many station hours'],
    ['start=202607021500&end=202607021600', 2, 'No stations found'],
  ])('%s gives code %i', async (window, code, words) => {
    const token = await newToken();
    const { status, body } = await series(token, await nearest(token), window);
    expect(status).toBe(200);
    expect(body.SUMMARY.RESPONSE_CODE).toBe(code);
    expect(body.SUMMARY.RESPONSE_MESSAGE).toContain(words);
  });

  test('do not exist for an unknown station', async () => {
    const { body } = await series(await newToken(), 'KIND', 'start=202607011500&end=202607011600');
    expect(body.SUMMARY.RESPONSE_CODE).toBe(2);
  });
});

describe('tokens', () => {
  const window = 'start=202607011500&end=202607011600';

  test('need the key', async () => {
    expect(await newToken()).toMatch(/^[0-9a-f]{32}$/);
    expect((await get('/v2/auth?apikey=guess')).status).toBe(401);
  });

  test('are refused in the service’s words if wrong, forged, expired or ended', async () => {
    const token = await newToken();
    const stid = await nearest(token);
    const forged = `fffffffffff${token.slice(11)}`;
    for (const bad of ['', 'nonsense', forged]) {
      const { status, body } = await series(bad, stid, window);
      expect(status).toBe(401);
      expect(body.SUMMARY.RESPONSE_MESSAGE).toBe('Invalid token.');
    }
    now = start + 25 * hour;
    expect((await series(token, stid, window)).status).toBe(401);
    const other = await newToken();
    expect((await series(other, stid, window)).status).toBe(200);
    await get(`/v2/auth?apikey=key&disableToken=${other}`);
    expect((await series(other, stid, window)).status).toBe(401);
    expect((await series(await newToken(), stid, window)).status).toBe(200);
  });

  test('differ even within a millisecond', async () => {
    expect(await newToken()).not.toBe(await newToken());
  });
});

describe('faults', () => {
  const request = async (token: string) => get(`/v2/stations/metadata?${place}&token=${token}`);

  test('last for the given number of requests, and do not touch tokens', async () => {
    const token = await newToken();
    await fail({ mode: 'invalid-token', count: 2 });
    expect((await request(token)).status).toBe(401);
    expect(await newToken()).toMatch(/^[0-9a-f]{32}$/);
    expect((await request(token)).status).toBe(401);
    expect((await request(token)).status).toBe(200);
  });

  test('without a number last until they are switched off', async () => {
    const token = await newToken();
    await fail({ mode: '500' });
    expect((await request(token)).status).toBe(500);
    expect((await request(token)).status).toBe(500);
    await fail({ mode: 'empty' });
    expect((await request(token)).body.SUMMARY.RESPONSE_CODE).toBe(2);
    await fail({ mode: null });
    expect((await request(token)).status).toBe(200);
  });

  test('let a hanging service never answer', async () => {
    const token = await newToken();
    await fail({ mode: 'hang', count: 1 });
    const patience = AbortSignal.timeout(300);
    await expect(
      fetch(`${base}/v2/stations/metadata?${place}&token=${token}`, { signal: patience }),
    ).rejects.toThrow(/timeout/);
  });

  test('hit the tokens on request', async () => {
    await fail({ mode: '500', service: 'auth', count: 1 });
    expect((await get('/v2/auth?apikey=key')).status).toBe(500);
  });

  test('are refused if unknown', async () => {
    expect(await fail({ mode: 'slow' })).toBe(400);
  });
});
