import fc from 'fast-check';
import { damaged, hostileValue, unsound } from '../../../testing/fixtures/arbitraryHostile';
import { checkWeather } from '../station/checkWeather';
import { nationalObservations } from './nationalObservations';

const value = (unit: string, number: number | null, qualityControl = 'V') => ({
  unitCode: `wmoUnit:${unit}`,
  value: number,
  qualityControl,
});

/** As api.weather.gov reported Boulder, whose field is 1612 m high. */
const boulder = {
  timestamp: '2026-08-18T12:15:00+00:00',
  rawMessage: 'KBDU 181215Z AUTO 22005KT 10SM CLR 20/04 A3024 RMK AO2',
  textDescription: 'Clear',
  temperature: value('degC', 20),
  dewpoint: value('degC', 4),
  windDirection: value('degree_(angle)', 220),
  windSpeed: value('km_h-1', 9.36),
  windGust: value('km_h-1', null, 'Z'),
  barometricPressure: value('Pa', 102410),
  relativeHumidity: value('percent', 34.828941973215),
};

const read = (...reports: unknown[]) =>
  nationalObservations({ features: reports.map((properties) => ({ properties })) }, 'KBDU');

describe('the reports of the National Weather Service', () => {
  test('are in the racer’s units, with the report’s altimeter setting and their source', () => {
    expect(read(boulder)).toEqual([
      {
        station_id: 'KBDU',
        datetime: '2026-08-18T12:15:00.000Z',
        air_temp: 68,
        humidity: expect.closeTo(34.829, 3) as number,
        altimeter: expect.closeTo(30.24, 2) as number,
        wind_degrees: 220,
        wind_speed: expect.closeTo(5.816, 3) as number,
        condition: 'Clear',
        source: 'National Weather Service',
      },
    ]);
  });

  test('come oldest first, though the service sends the newest first', () => {
    const older = { ...boulder, timestamp: '2026-08-18T11:15:00+00:00' };
    expect(read(boulder, older).map(({ datetime }) => datetime.slice(11, 13))).toEqual(['11', '12']);
  });

  test.each(['timestamp', 'temperature', 'relativeHumidity', 'barometricPressure'])(
    'without %s are skipped, never zero',
    (field) => {
      expect(read({ ...boulder, [field]: null })).toEqual([]);
      expect(read({ ...boulder, [field]: value('degC', null, 'Z') })).toEqual([]);
    },
  );

  test.each([
    ['temperature', value('degC', 200)],
    ['temperature', value('degC', 20, 'X')],
    ['temperature', value('degF', 68)],
    ['relativeHumidity', value('percent', 130)],
    ['barometricPressure', value('Pa', 0)],
  ])('with a %s that cannot be, was rejected or has another unit are skipped', (field, broken) => {
    expect(read({ ...boulder, [field]: broken })).toEqual([]);
  });

  test('read wind in metres a second too, and mark an unknown wind, which is not calm', () => {
    expect(read({ ...boulder, windSpeed: value('m_s-1', 2.6) })[0]?.wind_speed).toBeCloseTo(5.816, 3);
    const [unknown] = read({ ...boulder, windSpeed: null, windDirection: null });
    expect(unknown).toMatchObject({ wind_speed: 0, wind_unknown: true });
    expect(unknown).not.toHaveProperty('wind_degrees');
    expect(read({ ...boulder, windSpeed: value('m_s-1', 0) })[0]).not.toHaveProperty('wind_unknown');
  });

  test.each([undefined, null, 'text', {}, { features: 'none' }, { features: [null, 7, {}] }])(
    '%j has none',
    (answer) => {
      expect(nationalObservations(answer, 'KBDU')).toEqual([]);
    },
  );
});

test('in any damaged answer are read where they are sound', () => {
  const answer = { features: [{ properties: boulder }] };
  fc.assert(
    fc.property(fc.oneof(hostileValue, damaged(answer)), (reports) => {
      for (const report of nationalObservations(reports, 'KBDU')) {
        expect(unsound(report)).toBeUndefined();
        expect(checkWeather({ ...report, pressure: report.altimeter }).errors).toEqual({});
      }
    }),
    { numRuns: 1000 },
  );
});

test('have the wind of a neighbour where theirs is missing, and clip a slight excess of humidity', () => {
  const calm = { ...boulder, windSpeed: null };
  const later = {
    ...calm,
    timestamp: '2026-08-18T13:15:00+00:00',
    relativeHumidity: value('percent', 100.6),
  };
  const [first, second, third] = read({ ...calm, timestamp: '2026-08-18T11:15:00+00:00' }, boulder, later);
  expect([first?.wind_speed, third?.wind_speed]).toEqual([second?.wind_speed, second?.wind_speed]);
  expect(second?.wind_speed).toBeGreaterThan(5);
  expect(third?.humidity).toBe(100);
});
