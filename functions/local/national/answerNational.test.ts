import type { AddressInfo } from 'node:net';
import { createStationServer } from '../station/createStationServer';
import { barometer, hourlyForecast, listedStation, observation, point, problem } from './recordedShapes';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.UTC(2026, 6, 1, 18, 2);
let now = start;
const server = createStationServer({ apiKey: 'key', now: () => now });
let base = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  now = start;
});

interface Value {
  unitCode: string;
  value: number | null;
  qualityControl?: string;
}
interface Period {
  startTime: string;
  temperature: number;
  dewpoint: Value;
  windSpeed: string;
}
/** Fields of all the answers. */
interface Body {
  features: { properties: Record<string, Value> & { timestamp: string; stationIdentifier: string } }[];
  properties: { forecastHourly: string; periods: Period[] };
  TOKEN: string;
  STATION: { OBSERVATIONS: Record<string, (number | null)[]> }[];
}

const request = async (path: string, redirect: 'follow' | 'manual' = 'follow') => {
  const response = await fetch(`${base}${path}`, { redirect });
  const text = await response.text();
  const body = (text === '' ? undefined : JSON.parse(text)) as Body;
  return { status: response.status, headers: response.headers, body };
};

const place = '42.6625,-88.0325';
const nearest = async () => {
  const { body } = await request(`/points/${place}/stations?limit=1`);
  return body.features[0]!.properties.stationIdentifier;
};
const window = (from: number, to: number) =>
  `start=${new Date(from).toISOString().replace('.000', '')}&end=${new Date(to).toISOString().replace('.000', '')}`;
const reports = async (stid: string, from: number, to: number, more = '') => {
  const path = `/stations/${stid}/observations?${window(from, to)}${more}`;
  return (await request(path)).body.features.map(({ properties }) => properties);
};
const forecastPath = async () => {
  const { body } = await request(`/points/${place}`);
  return new URL(body.properties.forecastHourly).pathname;
};

/** Lists the fields of a recorded answer that this one lacks or has with another type; `null` fits any value. */
const missingOf = (recorded: unknown, given: unknown, path = ''): string[] => {
  if (recorded === null || given === null) return [];
  if (Array.isArray(recorded) && Array.isArray(given))
    return recorded.length > 0 && given.length > 0 ? missingOf(recorded[0], given[0], `${path}[]`) : [];
  if (typeof recorded !== typeof given) return [`${path}: ${typeof recorded}, not ${typeof given}`];
  if (typeof recorded !== 'object') return [];
  const fields = given as Record<string, unknown>;
  return Object.entries(recorded).flatMap(([name, value]) =>
    name in fields ? missingOf(value, fields[name], `${path}.${name}`) : [`${path}.${name}`],
  );
};

describe('answers have the shape of recorded ones:', () => {
  test('a point, and a problem outside the country', async () => {
    const found = await request(`/points/${place}`);
    expect(found.headers.get('content-type')).toBe('application/geo+json');
    expect(missingOf(point, found.body)).toEqual([]);
    const outside = await request('/points/51.5074,-0.1278');
    expect(outside.status).toBe(404);
    expect(outside.headers.get('content-type')).toBe('application/problem+json');
    expect(missingOf(problem, outside.body)).toEqual([]);
    expect(outside.body).toMatchObject({
      title: 'Data Unavailable For Requested Point',
      type: 'https://api.weather.gov/problems/InvalidPoint',
      status: 404,
      detail: 'Unable to provide data for requested point 51.5074,-0.1278',
    });
  });

  test('the stations of a cell', async () => {
    const { body } = await request(`/points/${place}/stations?limit=10`);
    expect(body.features).toHaveLength(10);
    expect(missingOf(listedStation, body.features[0])).toEqual([]);
  });

  test('an observation, each value in its unit', async () => {
    const [newest] = await reports(await nearest(), start - 6 * hour, start);
    expect(missingOf(observation.properties, newest)).toEqual([]);
    for (const [name, recorded] of Object.entries(observation.properties))
      if (typeof recorded === 'object' && 'unitCode' in recorded)
        expect({ name, unit: newest?.[name]?.unitCode }).toEqual({ name, unit: recorded.unitCode });
  });

  test('an hour of the forecast, in local time and without pressure', async () => {
    const { body } = await request(await forecastPath());
    expect(missingOf(hourlyForecast, body)).toEqual([]);
    for (const period of body.properties.periods) {
      expect(period.startTime).toMatch(/^2026-0\d-\d\dT\d\d:00:00-05:00$/);
      expect(period.windSpeed).toMatch(/^\d+ mph$/);
      expect(Object.keys(period).join()).not.toMatch(/pressure/i);
    }
  });
});

describe('a place', () => {
  test.each([
    ['42.66252,-88.0325', '42.6625,-88.0325', 'AdjustPointPrecision'],
    ['42.6620,-88.03', '42.662,-88.03', 'AdjustTrailingZeroRedundancy'],
  ])('written %s redirects to %s', async (written, to, type) => {
    const { status, headers, body } = await request(`/points/${written}`, 'manual');
    expect(status).toBe(301);
    expect(headers.get('location')).toBe(`${base}/points/${to}`);
    expect(body).toMatchObject({ type: `https://api.weather.gov/problems/${type}` });
    expect((await request(`/points/${written}`)).status).toBe(200);
  });

  test('redirects requests for its stations to its cell', async () => {
    const { status, headers } = await request(`/points/${place}/stations`, 'manual');
    expect(status).toBe(301);
    expect(headers.get('location')).toMatch(/\/gridpoints\/SIM\/\d+,\d+\/stations$/);
  });

  test('is known only in the United States', async () => {
    for (const known of ['21.3,-157.9', '61.2,-149.9', '18.2,-66.4', '28.1,-82.3'])
      expect((await request(`/points/${known}`)).status).toBe(200);
    for (const unknown of ['53.3338,-113.5912', '51.5,-0.1', '-33.8,151.2'])
      expect((await request(`/points/${unknown}`)).status).toBe(404);
  });
});

describe('the reports of a station', () => {
  test('come three times an hour, newest first, 20 minutes late', async () => {
    const stid = await nearest();
    const times = (await reports(stid, start - 2 * hour, start + hour)).map(({ timestamp }) => timestamp);
    expect(times).toEqual(
      ['17:35', '17:15', '16:55', '16:35', '16:15'].map((each) => `2026-07-01T${each}:00+00:00`),
    );
    now = start + 13 * minute;
    const [newest] = await reports(stid, start - 2 * hour, start + hour);
    expect(newest?.timestamp).toBe('2026-07-01T17:55:00+00:00');
  });

  test('have the air and the failures of the first source at the same time', async () => {
    const stid = await nearest();
    const { TOKEN } = (await request('/v2/auth?apikey=key')).body;
    const from = start - 72 * hour;
    const first = await request(
      `/v2/stations/timeseries?stid=${stid}&start=202606281802&end=202607011742&token=${TOKEN}`,
    );
    const { OBSERVATIONS } = first.body.STATION[0]!;
    const at = (column: string, time: string) =>
      OBSERVATIONS[column]?.[
        OBSERVATIONS['date_time']?.findIndex((each) => Date.parse(String(each)) === Date.parse(time)) ?? -1
      ];
    const second = await reports(stid, from, start);
    expect(second).toHaveLength(215);
    for (const report of second) {
      const of = (column: string) => at(column, report.timestamp);
      expect(report['temperature']?.value).toBe(of('air_temp_set_1'));
      expect(report['relativeHumidity']?.value).toBe(of('relative_humidity_set_1'));
      expect(report['barometricPressure']?.value).toBe(of('altimeter_set_1'));
      expect(report['windDirection']?.value).toBe(of('wind_direction_set_1'));
      const wind = of('wind_speed_set_1');
      if (wind === null) expect(report['windSpeed']?.value).toBeNull();
      else expect((report['windSpeed']?.value ?? NaN) / 3.6).toBeCloseTo(wind ?? NaN, 2);
    }
    const lacking = second.filter((report) => report['temperature']?.value === null);
    expect(lacking.map((report) => report['temperature']?.qualityControl)).toEqual(lacking.map(() => 'Z'));
    expect(second.some((report) => report['relativeHumidity']?.value === null)).toBe(true);
  });

  test('give the pressure reduced to sea level at any elevation, as recorded ones do', async () => {
    // Boulder's barometer stands at 1612 m, where the real pressure is some 84,000 Pa.
    expect(Math.abs(barometer.barometricPressure - barometer.altimeterSetting * 3386.39)).toBeLessThan(10);
    const { body } = await request('/points/39.6,-105.9/stations?limit=1');
    const [high] = await reports(body.features[0]!.properties.stationIdentifier, start - 6 * hour, start);
    expect(high?.['elevation']?.value).toBeGreaterThan(1200);
    expect(high?.['barometricPressure']?.value).toBeGreaterThan(98_000);
  });

  test('go back seven days, up to the limit', async () => {
    const stid = await nearest();
    const week = await reports(stid, start - 30 * 24 * hour, start, '&limit=500');
    expect(week).toHaveLength(500);
    expect(await reports(stid, start - 30 * 24 * hour, start - 8 * 24 * hour)).toEqual([]);
    expect(await reports(stid, start - 24 * hour, start, '&limit=3')).toHaveLength(3);
    expect(await reports(stid, start + hour, start + 2 * hour)).toEqual([]);
  });

  test.each(['start=yesterday', 'end=2026-13-01T00:00:00Z', 'limit=501', 'limit=many'])(
    'are refused for %s',
    async (query) => {
      const { status, body } = await request(`/stations/${await nearest()}/observations?${query}`);
      expect(status).toBe(400);
      expect(missingOf(problem, body)).toEqual([]);
      expect(body).toMatchObject({ parameterErrors: [{ parameter: `query.${query.split('=')[0]}` }] });
    },
  );

  test.each(['KIND', 'H0000'])('are a problem for the unknown station %s', async (stid) => {
    const { status, body } = await request(`/stations/${stid}/observations`);
    expect(status).toBe(404);
    expect(body).toMatchObject({ detail: `Observation station ${stid} does not exist` });
  });
});

describe('the forecast', () => {
  const celsius = ({ temperature }: Period) => (temperature - 32) / 1.8;
  const of = (periods: Period[], time: number) =>
    periods.find(({ startTime }) => Date.parse(startTime) === time)!;

  test('covers this hour, six more days, and the past day of a device whose clock was set back', async () => {
    const { body } = await request(await forecastPath());
    const times = body.properties.periods.map(({ startTime }) => Date.parse(startTime));
    expect(times).toContain(Date.UTC(2026, 6, 1, 18));
    expect(times.at(-1)).toBeGreaterThan(start + 6 * 24 * hour);
    expect(times[0]).toBeLessThan(start - 40 * hour);
    expect(new Set(times.map((time, index) => time - index * hour)).size).toBe(1);
  });

  test('is close to the air that comes', async () => {
    const stid = await nearest();
    const path = await forecastPath();
    const missed: number[] = [];
    for (let day = 0; day < 20; day += 1) {
      now = start + day * 24 * hour;
      const { periods } = (await request(path)).body.properties;
      for (let ahead = 1; ahead <= 6; ahead += 1) {
        const then = now - 2 * minute + ahead * hour;
        now = then + hour;
        const [report] = await reports(stid, then - 5 * minute, then - 5 * minute);
        now = start + day * 24 * hour;
        const value = report?.['temperature']?.value;
        if (typeof value === 'number') missed.push(value - celsius(of(periods, then)));
      }
    }
    expect(missed.length).toBeGreaterThan(100);
    const mean = missed.reduce((sum, each) => sum + Math.abs(each), 0) / missed.length;
    expect(mean).toBeGreaterThan(0.1);
    expect(mean).toBeLessThan(0.8);
    expect(Math.max(...missed.map(Math.abs))).toBeLessThan(2.5);
  });

  test('changes only with the next calculation', async () => {
    const path = await forecastPath();
    const temperatures = async () =>
      (await request(path)).body.properties.periods
        .filter(({ startTime }) => Date.parse(startTime) > start + 12 * hour)
        .map(({ temperature }) => temperature)
        .slice(0, 100);
    const before = await temperatures();
    now = start + 30 * minute;
    expect(await temperatures()).toEqual(before);
    now = start + 6 * hour;
    expect(await temperatures()).not.toEqual(before);
  });
});

describe('the service', () => {
  test('answers pages of any origin, unless they send a custom header', async () => {
    expect((await request(`/points/${place}`)).headers.get('access-control-allow-origin')).toBe('*');
    const preflight = await fetch(`${base}/points/${place}`, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
    const first = await fetch(`${base}/v2/stations/metadata`, { method: 'OPTIONS' });
    expect(first.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test('knows no other path', async () => {
    for (const path of ['/points/12', '/gridpoints/MKX/88,42/stations', '/alerts']) {
      const { status, body } = await request(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: `'${path}' is not a valid resource path` });
    }
  });

  test('fails independently of the first source', async () => {
    const fail = (fault: object) =>
      fetch(`${base}/faults`, { method: 'POST', body: JSON.stringify(fault) }).then(({ status }) => status);
    const { TOKEN } = (await request('/v2/auth?apikey=key')).body;
    const national = () => request(`/points/${place}`);
    const first = async () =>
      (await request(`/v2/stations/metadata?radius=${place},30&token=${TOKEN}`)).status;
    expect(await fail({ mode: '500' })).toBe(204);
    expect([await first(), (await national()).status]).toEqual([500, 200]);
    expect(await fail({ mode: '500', service: 'national', count: 1 })).toBe(204);
    const broken = await national();
    expect(broken.status).toBe(500);
    expect(missingOf(problem, broken.body)).toEqual([]);
    expect([await first(), (await national()).status]).toEqual([500, 200]);
    expect(await fail({ mode: 'invalid-token', service: 'national' })).toBe(400);
    expect(await fail({ mode: null })).toBe(204);
    expect(await first()).toBe(200);
  });
});
