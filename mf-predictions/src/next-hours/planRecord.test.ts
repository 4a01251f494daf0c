import { seconds, type LogEntry, type Seconds } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { keepPlan, readPlanRecord, scorePlans } from './planRecord';
import type { PlannedRace, PlannedRound } from './planRounds';

const hour = 3_600_000;
const round = Date.parse('2026-06-20T20:00:00Z');
const iso = (moment: number): string => new Date(moment).toISOString();
const race = { engine: { vehicle: nova, finish: 1320, passes: [] }, location: greatLakes } as unknown as Pick<
  PlannedRace,
  'engine' | 'location'
>;
const planned = (et: number, at = round): PlannedRound => ({
  at: iso(at),
  expected: {
    ...{ et: seconds(et), low80: seconds(et - 0.02), high80: seconds(et + 0.02) },
    ...{ set: undefined, rain: undefined, air: novaPasses[0]!.weather! },
  },
});
const ran = (et: number, at: number): LogEntry => {
  const [pass] = novaPasses;
  return {
    ...pass!,
    log_entry_datetime: iso(at),
    timeslip: { ...pass!.timeslip, quality: 'All Out' },
    derived: { ...pass!.derived, finish_et: seconds(et) },
  };
};
const score = (drafts: Parameters<typeof readPlanRecord>[0], ...passes: LogEntry[]) =>
  scorePlans(readPlanRecord(drafts), race, passes).map(({ lead, rounds, inRange, miss }) => [
    lead,
    rounds,
    inRange,
    Number(miss.toFixed(3)),
  ]);

describe('what the plans said', () => {
  test('is compared with the pass of the round, by hours ahead', () => {
    const { drafts } = createMemoryPlatform();
    keepPlan(drafts, race, [planned(11.7)], round - 4 * hour);
    keepPlan(drafts, race, [planned(11.72)], round - 2 * hour);
    keepPlan(drafts, race, [planned(11.73)], round - 1.6 * hour);
    expect(score(drafts, ran(11.745, round + 10 * 60_000))).toEqual([
      [2, 1, 1, 0.015],
      [4, 1, 0, 0.045],
    ]);
  });

  test('leaves the last half hour to the call, and a round without a forecast out', () => {
    const { drafts } = createMemoryPlatform();
    keepPlan(drafts, race, [planned(11.7), { at: iso(round + 9 * hour) }], round - 0.4 * hour);
    expect(readPlanRecord(drafts)).toEqual([]);
  });

  test('counts a pass for one round of a schedule that moved', () => {
    const { drafts } = createMemoryPlatform();
    keepPlan(drafts, race, [planned(11.7)], round - 3 * hour);
    keepPlan(drafts, race, [planned(11.8, round + hour / 2)], round - 3 * hour + hour / 2);
    expect(score(drafts, ran(11.7, round + 5 * 60_000))).toEqual([[3, 1, 1, 0]]);
  });

  test.each<[string, (pass: LogEntry) => LogEntry]>([
    ['lifted', (pass) => ({ ...pass, timeslip: { ...pass.timeslip, quality: 'Lifted' } })],
    ['of another car', (pass) => ({ ...pass, vehicle: { ...pass.vehicle, uid: 'another' } })],
    ['at another track', (pass) => ({ ...pass, location: { ...pass.location, uid: 'another' } })],
    ['an hour away', (pass) => ({ ...pass, log_entry_datetime: iso(round + hour) })],
  ])('a pass %s says nothing about a plan', (_, other) => {
    const { drafts } = createMemoryPlatform();
    keepPlan(drafts, race, [planned(11.7)], round - 2 * hour);
    expect(score(drafts, other(ran(11.7, round)))).toEqual([]);
  });

  test('leaves out a pass that looks lifted', () => {
    const { drafts } = createMemoryPlatform();
    keepPlan(drafts, race, [planned(11.7)], round - 2 * hour);
    const pass = ran(11.9, round);
    const passes = [{ log_entry_uid: pass.log_entry_uid, weight: 0, doubt: 'Lifted' as const }];
    const doubting = { ...race, engine: { ...race.engine, passes } };
    expect(scorePlans(readPlanRecord(drafts), doubting, [pass])).toEqual([]);
    expect(score(drafts, pass)).toHaveLength(1);
  });

  test('ends after 60 days, and holds no more than 300 rows', () => {
    const { drafts } = createMemoryPlatform();
    keepPlan(drafts, race, [planned(11.7)], round - hour);
    for (let day = 1; day <= 70; day += 1) {
      const at = round + day * 24 * hour;
      const rounds = Array.from({ length: 6 }, (_, index) => planned(11.7, at + index * hour));
      keepPlan(drafts, race, rounds, at - hour);
    }
    const record = readPlanRecord(drafts);
    expect(record).toHaveLength(300);
    expect(record[0]?.at).not.toBe(iso(round));
  });

  test.each<[string, unknown]>([
    ['no list', { at: 1 }],
    ['rows of another kind', [null, 7, 'row', [], {}]],
    ['an ET that is none', [row({ et: NaN }), row({ et: 'x' }), row({ et: -1 }), row({ low80: 12 })]],
    ['a lead that is none', [row({ lead: 0 }), row({ lead: 1.5 }), row({ lead: 900 })]],
    ['another distance, and a time that is none', [row({ finish: 7 }), row({ at: 'soon' })]],
  ])('stored as %s is nothing', (_, stored) => {
    const { drafts } = createMemoryPlatform();
    drafts.write('plan-said', stored);
    expect(readPlanRecord(drafts)).toEqual([]);
  });
});

function row(more: Record<string, unknown>): Record<string, unknown> {
  const et: Seconds = seconds(11.7);
  const of = { vehicleUid: nova.uid, locationUid: greatLakes.uid, finish: 1320 };
  return { ...of, at: iso(round), lead: 2, et, low80: 11.68, high80: 11.72, ...more };
}
