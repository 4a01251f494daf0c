import fc from 'fast-check';
import { fullPass } from '../../testing/fixtures/fullPass';
import type { LogEntry } from '../entities/LogEntry';
import { degrees, feet, mph } from '../units/units';
import { airOfPass, passesInAirLike, type AirLike } from './passesInAirLike';

/** A pass whose wind comes from straight ahead, or from behind if it is negative. */
const passIn = (uid: string, altitude: number | undefined, wind: number | undefined): LogEntry => {
  const behind = (wind ?? 0) < 0;
  const { wind_unknown: _, ...weather } = fullPass.weather!;
  return {
    ...fullPass,
    log_entry_uid: uid,
    location: { ...fullPass.location, track_direction: { index: 0, label: 'Northerly' } },
    derived: altitude === undefined ? {} : { density_altitude: feet(altitude) },
    weather: {
      ...weather,
      wind_speed: mph(Math.abs(wind ?? 0)),
      wind_direction: { index: 0, label: 'Northerly', degrees: degrees(behind ? 180 : 0) },
      ...(wind === undefined && { wind_unknown: true }),
    },
  };
};
const air = (altitude: number, wind?: number): AirLike => ({
  altitude: feet(altitude),
  wind: wind === undefined ? undefined : mph(wind),
});
const found = (asked: AirLike, passes: readonly LogEntry[]) =>
  passesInAirLike(asked, passes).map(({ log_entry_uid }) => log_entry_uid);

test('passes within 300 ft and 4 mph are in air like this, those beyond are not', () => {
  const passes = [
    passIn('low', 1700, 5),
    passIn('high', 2300, 5),
    passIn('still', 2000, 1),
    passIn('windy', 2000, 9),
    passIn('too low', 1699, 5),
    passIn('too high', 2301, 5),
    passIn('too windy', 2000, 9.1),
    passIn('tailwind', 2000, -5),
  ];
  expect(found(air(2000, 5), passes)).toEqual(['low', 'high', 'still', 'windy']);
});

test('the nearest comes first, and equally near ones keep their order', () => {
  const passes = [
    passIn('far', 2290, 5),
    passIn('newer', 2030, 5),
    passIn('windy', 2000, 7),
    passIn('older', 1970, 5),
    passIn('same', 2000, 5),
  ];
  expect(found(air(2000, 5), passes)).toEqual(['same', 'newer', 'older', 'windy', 'far']);
});

test('300 ft count as much as 4 mph', () => {
  expect(found(air(2000, 5), [passIn('149 ft', 2149, 5), passIn('2 mph', 2000, 7)])[0]).toBe('149 ft');
  expect(found(air(2000, 5), [passIn('151 ft', 2151, 5), passIn('2 mph', 2000, 7)])[0]).toBe('2 mph');
});

test('a pass whose air or wind is unknown is in no air like this', () => {
  const passes = [
    passIn('no wind', 2000, undefined),
    passIn('no altitude', undefined, 5),
    { ...passIn('no weather', 2000, 5), weather: null },
  ];
  expect(found(air(2000, 5), passes)).toEqual([]);
});

test('an unknown wind asks for none', () => {
  const passes = [passIn('no wind', 2000, undefined), passIn('windy', 2100, 25), passIn('high', 2400, 0)];
  expect(found(air(2000), passes)).toEqual(['no wind', 'windy']);
});

const altitude = fc.integer({ min: -500, max: 1200 });
const wind = fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined });
const asked = fc.tuple(altitude, wind).map(([ft, against]) => air(ft, against));
const log = fc
  .array(fc.tuple(fc.option(altitude, { nil: undefined }), wind))
  .map((rows) => rows.map(([ft, against], index) => passIn(String(index), ft, against)));

test('law: each is a given pass, once; none that fits is left out', () => {
  fc.assert(
    fc.property(asked, log, (like, passes) => {
      const near = passesInAirLike(like, passes);
      expect(new Set(near).size).toBe(near.length);
      for (const pass of passes) {
        const own = airOfPass(pass);
        const fits =
          own !== undefined &&
          Math.abs(own.altitude - like.altitude) <= 300 &&
          (like.wind === undefined || (own.wind !== undefined && Math.abs(own.wind - like.wind) <= 4));
        expect(near.includes(pass)).toBe(fits);
      }
    }),
  );
});

test('law: none comes before one that is nearer in both values', () => {
  fc.assert(
    fc.property(asked, log, (like, passes) => {
      const gaps = passesInAirLike(like, passes).map((pass) => {
        const own = airOfPass(pass)!;
        return [
          Math.abs(own.altitude - like.altitude),
          Math.abs((own.wind ?? 0) - (like.wind ?? 0)),
        ] as const;
      });
      gaps.forEach(([ft, against], at) =>
        gaps.slice(at + 1).forEach(([laterFt, laterAgainst]) => {
          expect(laterFt < ft && (like.wind === undefined || laterAgainst < against)).toBe(false);
        }),
      );
    }),
  );
});

test('law: a pass is in air like its own, and two passes with a wind are in each other’s or in neither’s', () => {
  const known = fc
    .tuple(altitude, fc.integer({ min: -9, max: 9 }))
    .map(([ft, against]) => passIn('it', ft, against));
  fc.assert(
    fc.property(known, known, (one, other) => {
      expect(passesInAirLike(airOfPass(one)!, [one])).toEqual([one]);
      expect(passesInAirLike(airOfPass(one)!, [other]).length).toBe(
        passesInAirLike(airOfPass(other)!, [one]).length,
      );
    }),
  );
});
