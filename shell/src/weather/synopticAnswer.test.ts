import { ok } from '@holeshot/shared-core';
import { observationsOf, stationsOf, summaryOf } from './synopticAnswer';

const metadataRow = {
  ID: '53',
  STID: 'KENW',
  NAME: 'Kenosha Regional',
  ELEVATION: '742.0',
  LATITUDE: '42.59500',
  LONGITUDE: '-87.93800',
  STATUS: 'ACTIVE',
  DISTANCE: 6.7,
};

const series = (observations: Record<string, unknown>) => ({
  STATION: [{ STID: 'KENW', NAME: 'Kenosha Regional', ELEVATION: '742.0', OBSERVATIONS: observations }],
  SUMMARY: { RESPONSE_CODE: 1, RESPONSE_MESSAGE: 'OK' },
});

const oneReport = {
  date_time: ['2026-06-20T12:55:00-0500'],
  air_temp_set_1: [30],
  relative_humidity_set_1: [54],
  altimeter_set_1: [101320],
  wind_speed_set_1: [2.57],
  wind_direction_set_1: [315],
  weather_condition_set_1d: ['light rain'],
};

const read = (observations: Record<string, unknown>) => {
  const result = observationsOf(series(observations), 'KENW');
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
};

describe('the stations of an answer', () => {
  test('have numbers, though the service writes them as text', () => {
    expect(stationsOf({ STATION: [metadataRow] })).toEqual([
      { id: 'KENW', name: 'Kenosha Regional', lat: 42.595, lng: -87.938, elevation: 742, distance: 6.7 },
    ]);
  });

  test('come nearest first', () => {
    const rows = [30, 2, 11].map((DISTANCE) => ({ ...metadataRow, STID: `S${DISTANCE}`, DISTANCE }));
    expect(stationsOf({ STATION: rows }).map((station) => station.id)).toEqual(['S2', 'S11', 'S30']);
  });

  test.each([
    { LATITUDE: null },
    { LONGITUDE: '' },
    { LATITUDE: 'north' },
    { DISTANCE: undefined },
    { STID: 7 },
  ])('leave out a row with %j and keep the others', (broken) => {
    expect(stationsOf({ STATION: [{ ...metadataRow, ...broken }, null, 'row', metadataRow] })).toHaveLength(
      1,
    );
  });

  test('leave out the closed ones, and keep those of which nothing is said', () => {
    const rows = ['ACTIVE', 'INACTIVE', undefined, null].map((STATUS, index) => ({
      ...metadataRow,
      STID: `S${index}`,
      STATUS,
    }));
    expect(stationsOf({ STATION: rows }).map(({ id }) => id)).toEqual(['S0', 'S2', 'S3']);
  });

  test('go without a name or an elevation', () => {
    const [station] = stationsOf({ STATION: [{ ...metadataRow, NAME: null, ELEVATION: null }] });
    expect(station).toMatchObject({ name: 'KENW' });
    expect(station).not.toHaveProperty('elevation');
  });

  test.each([undefined, null, 'text', [], {}, { STATION: {} }])('%j has none', (answer) => {
    expect(stationsOf(answer)).toEqual([]);
  });
});

describe('the observations of an answer', () => {
  test('are in the units of the racer, their time in UTC', () => {
    const [observation] = read(oneReport);
    expect(observation).toEqual({
      station_id: 'KENW',
      datetime: '2026-06-20T17:55:00.000Z',
      air_temp: 86,
      humidity: 54,
      altimeter: expect.closeTo(29.92, 2),
      wind_degrees: 315,
      wind_speed: expect.closeTo(5.749, 3),
      condition: 'light rain',
    });
  });

  test.each([
    ['2026-06-20T12:55:00-0500', '2026-06-20T17:55:00.000Z'],
    ['2026-06-20T12:55:00+0530', '2026-06-20T07:25:00.000Z'],
    ['2026-06-20T12:55:00+00:00', '2026-06-20T12:55:00.000Z'],
    ['2026-06-20T12:55:00Z', '2026-06-20T12:55:00.000Z'],
  ])('%s is %s', (stamp, datetime) => {
    expect(read({ ...oneReport, date_time: [stamp] })[0]?.datetime).toBe(datetime);
  });

  test.each(['air_temp_set_1', 'relative_humidity_set_1', 'altimeter_set_1', 'date_time'])(
    'without %s are skipped, never zero',
    (column) => {
      expect(read({ ...oneReport, [column]: [null] })).toEqual([]);
      expect(read({ ...oneReport, [column]: undefined })).toEqual([]);
    },
  );

  test('are a sentence for a station without a barometer, and not for a few incomplete ones', () => {
    const reportsOf = (count: number) =>
      observationsOf(
        series({
          date_time: Array.from({ length: count }, (_, index) => `2026-06-20T17:${10 + index}:00Z`),
          air_temp_set_1: Array.from({ length: count }, () => 20),
          relative_humidity_set_1: Array.from({ length: count }, () => 50),
        }),
        'KENW',
      );
    expect(reportsOf(6)).toMatchObject({ failure: { code: 'weather-no-pressure' } });
    expect(reportsOf(5)).toEqual(ok([]));
  });

  test('are the whole ones of ragged columns', () => {
    const observations = read({
      date_time: ['2026-06-20T17:00:00Z', '2026-06-20T17:05:00Z', '2026-06-20T17:10:00Z', 'soon'],
      air_temp_set_1: [20, null, 22, 23],
      relative_humidity_set_1: [50, 51, 52],
      altimeter_set_1: [101320, 101320, 101320, 101320],
    });
    expect(observations.map((each) => each.datetime)).toEqual([
      '2026-06-20T17:00:00.000Z',
      '2026-06-20T17:10:00.000Z',
    ]);
    expect(observations.every((each) => each.wind_unknown && !('wind_degrees' in each))).toBe(true);
  });

  test('take a missing wind speed from the neighbour, the earlier one first', () => {
    const times = ['17:00', '17:05', '17:10'].map((time) => `2026-06-20T${time}:00Z`);
    const speeds = (values: (number | null)[]) =>
      read({
        date_time: times,
        air_temp_set_1: [20, 20, 20],
        relative_humidity_set_1: [50, 50, 50],
        altimeter_set_1: [101320, 101320, 101320],
        wind_speed_set_1: values,
      }).map((each) => Math.round(each.wind_speed / 2.236936));
    expect(speeds([1, null, 3])).toEqual([1, 1, 3]);
    expect(speeds([null, 2, 3])).toEqual([2, 2, 3]);
    expect(speeds([null, null, 0])).toEqual([0, 0, 0]);
  });

  test('are whole where each sensor of a station reports in its turn, the measuring one before the derived', () => {
    const [first, second, third] = read({
      date_time: ['17:00', '17:05', '17:10'].map((time) => `2026-06-20T${time}:00Z`),
      air_temp_set_1d: [0, 0, 0],
      air_temp_set_2: [25, 25, null],
      air_temp_set_1: [20, null],
      relative_humidity_set_1: [50, 50, 50],
      altimeter_set_1: [101320, 101320, 101320],
    });
    expect([first, second, third].map((each) => each?.air_temp)).toEqual([68, 77, 32]);
  });

  test.each([
    ['air_temp_set_1', -9999],
    ['air_temp_set_1', 70],
    ['relative_humidity_set_1', -9999],
    ['altimeter_set_1', 0],
    ['altimeter_set_1', 1013],
  ])('with an air that cannot be, %s %d, are skipped', (column, value) => {
    expect(read({ ...oneReport, [column]: [value] })).toEqual([]);
  });

  test('with a wind that cannot be take that of the neighbour', () => {
    expect(read({ ...oneReport, wind_speed_set_1: [-5, 2] })[0]?.wind_speed).toBeCloseTo(4.474, 3);
  });

  test('have no direction of wind if it comes from everywhere', () => {
    expect(read({ ...oneReport, wind_direction_set_1: ['VRB'] })[0]).not.toHaveProperty('wind_degrees');
  });

  test('are an hour apart in the hour that comes twice when the clocks go back', () => {
    const stamps = ['2026-11-01T01:30:00-0500', '2026-11-01T01:30:00-0600'];
    const times = stamps.map((stamp) => read({ ...oneReport, date_time: [stamp] })[0]?.datetime);
    expect(times).toEqual(['2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z']);
  });

  test('keep humidity between 0 and 100', () => {
    expect(read({ ...oneReport, relative_humidity_set_1: [100.4] })[0]?.humidity).toBe(100);
    expect(read({ ...oneReport, relative_humidity_set_1: [-1] })[0]?.humidity).toBe(0);
  });

  test('may have been derived by the service', () => {
    const { air_temp_set_1: temps, ...others } = oneReport;
    expect(read({ ...others, air_temp_set_1d: temps })[0]?.air_temp).toBe(86);
  });

  test.each([undefined, 7, {}, { STATION: [] }, { STATION: [{}] }, { STATION: [{ OBSERVATIONS: [] }] }])(
    'are none in %j',
    (answer) => {
      expect(observationsOf(answer, 'KENW')).toMatchObject({ ok: false, failure: { code: 'weather-empty' } });
    },
  );
});

describe('the summary of an answer', () => {
  test.each([
    [{ SUMMARY: { RESPONSE_CODE: 1, RESPONSE_MESSAGE: 'OK' } }, 1, 'OK'],
    [{ SUMMARY: { RESPONSE_CODE: '2', RESPONSE_MESSAGE: 'No stations found.' } }, 2, 'No stations found.'],
    [{ SUMMARY: { RESPONSE_CODE: 2, RESPONSE_MESSAGE: null }, ERROR: 'why' }, 2, 'why'],
    [{ message: 'Unauthorized.' }, undefined, 'Unauthorized.'],
    [{ ERROR: { deep: true } }, undefined, ''],
    ['<html>', undefined, ''],
    [undefined, undefined, ''],
  ])('%j', (answer, code, message) => {
    expect(summaryOf(answer)).toEqual({ code, message });
  });
});
