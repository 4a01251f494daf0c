import { degrees, feet, mph, seconds, type LogEntry } from '@holeshot/shared-core';
import { fullPass } from '@holeshot/shared-core/testing';
import { bestOf, passBefore, passesLike } from './passesToCompare';

const passAt = (
  uid: string,
  day: number,
  { et = 11.3, altitude = 2000, wind = 5, ...more }: Partial<LogEntry> & Record<string, unknown> = {},
): LogEntry => ({
  ...fullPass,
  log_entry_uid: uid,
  log_entry_datetime: `2026-06-${10 + day}T17:00:00.000Z`,
  derived: { finish_et: seconds(et as number), density_altitude: feet(altitude as number) },
  weather: {
    ...fullPass.weather!,
    wind_speed: mph(wind as number),
    wind_direction: { index: 1, label: 'Northeasterly', degrees: degrees(47.5) },
  },
  ...more,
});

const pass = passAt('this', 5);
const bike = { ...fullPass.vehicle, uid: 'bike' };

describe('the pass before', () => {
  test('is the newest earlier one of the same car', () => {
    const all = [
      passAt('later', 6),
      pass,
      passAt('bike', 4, { vehicle: bike }),
      passAt('one', 3),
      passAt('two', 2),
    ];
    expect(passBefore(pass, all)?.log_entry_uid).toBe('one');
  });

  test('is missing for the first pass of a car', () => {
    expect(passBefore(pass, [passAt('later', 6), pass])).toBeUndefined();
  });
});

const bestSimilar = (pass: LogEntry, all: readonly LogEntry[]) => bestOf(pass, passesLike(pass, all));

describe('the passes in similar air', () => {
  test('are those of the same car, without the pass itself, the nearest first', () => {
    const all = [
      passAt('near', 9, { altitude: 2200 }),
      pass,
      passAt('bike', 7, { vehicle: bike }),
      passAt('nearer', 6, { altitude: 1950 }),
      passAt('high', 4, { altitude: 2301 }),
    ];
    expect(passesLike(pass, all).map(({ log_entry_uid }) => log_entry_uid)).toEqual(['nearer', 'near']);
  });
});

describe('the best pass in similar air', () => {
  const quick = { et: 11.1 };
  test('is the quickest within 300 ft and 4 mph of wind, also a later one', () => {
    const all = [
      passAt('high', 9, { ...quick, altitude: 2301 }),
      passAt('windy', 8, { ...quick, wind: 17 }),
      passAt('slow', 7, { et: 11.25, altitude: 2300 }),
      passAt('best', 6, { et: 11.2, altitude: 1700 }),
      pass,
    ];
    expect(bestSimilar(pass, all)?.log_entry_uid).toBe('best');
  });

  test.each<[string, Partial<LogEntry>]>([
    ['of another car', { vehicle: bike }],
    ['that was lifted', { timeslip: { ...fullPass.timeslip, quality: 'Lifted' } }],
    ['over another distance', { location: { ...fullPass.location, track_length: 660 } }],
    ['without weather', { weather: null, derived: { finish_et: seconds(11) } }],
    ['whose wind is unknown', { weather: { ...fullPass.weather!, wind_unknown: true } }],
  ])('is none %s', (_, more) => {
    expect(bestSimilar(pass, [passAt('other', 4, { ...quick, ...more }), pass])).toBeUndefined();
  });

  test('is unknown for a pass without weather', () => {
    const bare = { ...pass, weather: null, derived: { finish_et: seconds(11.3) } };
    expect(bestSimilar(bare, [passAt('other', 4), bare])).toBeUndefined();
  });
});
