import fc from 'fast-check';
import { distances } from '../entities/Distance';
import { qualities, results, type LogEntry } from '../entities/LogEntry';
import { seasonOf } from '../pass/seasonOf';
import { summarisePasses } from './summarisePasses';
import { mph, seconds } from '../units/units';
import { localInputValue } from '../time/formatTime';
import { greatLakes } from '../../testing/fixtures/fixtures';
import { novaPasses } from '../../testing/fixtures/novaSeason';

const pass = novaPasses[0]!;
const hour = 3_600_000;

const made = fc.record({
  distance: fc.constantFrom(...distances),
  vehicle: fc.constantFrom('a', 'b'),
  day: fc.integer({ min: 0, max: 3 }),
  hour: fc.integer({ min: 0, max: 8 }),
  et: fc.integer({ min: 9_000, max: 12_000 }),
  speed: fc.integer({ min: 900, max: 1_300 }),
  result: fc.constantFrom(...results),
  quality: fc.constantFrom(...qualities),
  reaction: fc.option(fc.integer({ min: -100, max: 500 }), { nil: undefined }),
});
type Made = typeof made extends fc.Arbitrary<infer Value> ? Value : never;

const entryOf = ({
  distance,
  vehicle,
  day,
  hour: at,
  et,
  speed,
  result,
  quality,
  reaction,
}: Made): LogEntry => ({
  ...pass,
  log_entry_datetime: new Date(Date.UTC(2026, 5, 1 + day, 14) + at * hour).toISOString(),
  vehicle: { ...pass.vehicle, uid: vehicle, finish: distance },
  location: { ...greatLakes, track_length: distance },
  timeslip: {
    datetime: pass.timeslip.datetime,
    lane: 'Left',
    result,
    quality,
    ...(reaction !== undefined && { reaction_time: seconds(reaction / 1000) }),
    [`et_${distance}`]: seconds(et / 1000),
  },
  derived: { finish_et: seconds(et / 1000), finish_mph: mph(speed / 10) },
});
const entries = fc.array(made.map(entryOf), { maxLength: 40 });
const uidless = (summary: ReturnType<typeof summarisePasses>) =>
  summary.distances.map(({ bestEt, bestMph, consistency, ...rest }) => ({
    ...rest,
    et: bestEt?.derived.finish_et,
    mph: bestMph?.derived.finish_mph,
    consistency: consistency?.toFixed(9),
  }));

describe('a summary of passes', () => {
  test('[1] every pass, win, loss and light is counted once', () => {
    fc.assert(
      fc.property(entries, entries, (some, others) => {
        const [a, b, both] = [some, others, [...some, ...others]].map(summarisePasses) as [
          ReturnType<typeof summarisePasses>,
          ReturnType<typeof summarisePasses>,
          ReturnType<typeof summarisePasses>,
        ];
        for (const key of ['passes', 'wins', 'losses', 'redLights'] as const)
          expect(both[key]).toBe(a[key] + b[key]);
        expect(both.distances.reduce((sum, { passes }) => sum + passes, 0)).toBe(both.passes);
      }),
    );
  });

  test('[1] a bye is neither won nor lost, and its light counts', () => {
    const bye: LogEntry = { ...pass, event: { round: 'E2', bye: true } };
    for (const result of ['Win', 'Loss'] as const) {
      const summary = summarisePasses([{ ...bye, timeslip: { ...pass.timeslip, result } }]);
      expect(summary).toMatchObject({ wins: 0, losses: 0, byes: 1 });
      expect(summary.reaction).toBe(pass.timeslip.reaction_time);
    }
  });

  test('[1] a time trial alone is no bye', () => {
    for (const round of ['T1', 'Q2'])
      expect(summarisePasses([{ ...pass, event: { round, bye: true } }])).toMatchObject({ wins: 0, byes: 0 });
  });

  test('the mean light leaves the red ones out', () => {
    const lights = [0.02, -0.01, 0.04].map((light): LogEntry => ({
      ...pass,
      timeslip: { ...pass.timeslip, reaction_time: seconds(light) },
    }));
    const { reaction, redLights } = summarisePasses(lights);
    expect(reaction).toBeCloseTo(0.03, 9);
    expect(redLights).toBe(1);
    expect(summarisePasses(lights.slice(1, 2)).reaction).toBeUndefined();
  });

  test('[2][3] a best is the best of the all-out passes over its distance', () => {
    fc.assert(
      fc.property(entries, (given) => {
        for (const { distance, bestEt, bestMph } of summarisePasses(given).distances) {
          const own = given.filter(
            ({ location, timeslip }) => location.track_length === distance && timeslip.quality === 'All Out',
          );
          const ets = own.map(({ derived }) => Number(derived.finish_et));
          const speeds = own.map(({ derived }) => Number(derived.finish_mph));
          expect(bestEt?.derived.finish_et).toBe(ets.length === 0 ? undefined : Math.min(...ets));
          expect(bestMph?.derived.finish_mph).toBe(ets.length === 0 ? undefined : Math.max(...speeds));
        }
      }),
    );
  });

  test('does not depend on their order', () => {
    fc.assert(
      fc.property(entries, (given) => {
        expect(uidless(summarisePasses([...given].reverse()))).toEqual(uidless(summarisePasses(given)));
      }),
    );
  });

  test('[4] the air of a day does not change the consistency, nor does another car', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: -500, max: 500 }), (given, shift) => {
        const inOtherAir = given.map((entry): LogEntry => {
          const slower = entry.log_entry_datetime < '2026-06-03' || entry.vehicle.uid === 'b';
          const et = Number(entry.derived.finish_et) + (slower ? shift / 1000 : 0);
          return { ...entry, derived: { ...entry.derived, finish_et: seconds(et) } };
        });
        const consistencies = (each: LogEntry[]) =>
          summarisePasses(each).distances.map(({ consistency }) => consistency?.toFixed(6));
        expect(consistencies(inOtherAir)).toEqual(consistencies(given));
      }),
    );
  });

  test('[4] consistency is the spread within days, from two passes of a day on', () => {
    const days = [
      [9, 11.1],
      [10, 11.12],
      [9 + 7 * 24, 11.5],
      [10 + 7 * 24, 11.52],
    ].map(([at, et]): LogEntry => ({
      ...pass,
      log_entry_datetime: new Date(Date.UTC(2026, 5, 1) + Number(at) * hour).toISOString(),
      derived: { finish_et: seconds(Number(et)) },
    }));
    expect(summarisePasses(days).distances[0]?.consistency).toBeCloseTo(0.02 / Math.SQRT2, 9);
    expect(summarisePasses(days.slice(1, 3)).distances[0]?.consistency).toBeUndefined();
  });

  test('[4] a night separates two days of an event, midnight does not', () => {
    // 10 PM on Saturday in Chicago, 12:20 AM, and 9 AM on Sunday.
    const runs = [
      ['2026-06-21T03:00:00Z', 10],
      ['2026-06-21T05:20:00Z', 10.01],
      ['2026-06-21T14:00:00Z', 10.2],
      ['2026-06-21T15:00:00Z', 10.21],
    ].map(([at, et]): LogEntry => ({
      ...pass,
      log_entry_datetime: String(at),
      location: { ...pass.location, timezone: 'America/Chicago' },
      derived: { finish_et: seconds(Number(et)) },
    }));
    expect(summarisePasses(runs).distances[0]?.consistency).toBeCloseTo(0.01 / Math.SQRT2, 9);
  });

  test('is empty without passes', () => {
    expect(summarisePasses([])).toEqual({
      passes: 0,
      wins: 0,
      losses: 0,
      byes: 0,
      reaction: undefined,
      redLights: 0,
      distances: [],
    });
  });
});

describe('the season of a pass', () => {
  test('is the year on the clocks of its track', () => {
    const zone = fc.constantFrom('America/Chicago', 'Australia/Sydney', 'Pacific/Kiritimati', '');
    const at = fc.date({ min: new Date('2025-12-30'), max: new Date('2026-01-03'), noInvalidDate: true });
    fc.assert(
      fc.property(zone, at, (timezone, moment) => {
        const entry = {
          ...pass,
          log_entry_datetime: moment.toISOString(),
          location: { ...greatLakes, timezone },
        };
        expect(seasonOf(entry)).toBe(Number(localInputValue(moment.toISOString(), timezone).slice(0, 4)));
      }),
    );
  });
});
