import { fullPass } from '../../testing';
import type { LogEntry } from '../entities/LogEntry';
import type { ScoutedRun } from '../scouting/ScoutedRun';
import { seconds } from '../units/units';
import { lastKnownDial, raceAhead } from './raceAhead';
import { medianOf, quantileAt } from './spread';

const prediction = { et: seconds(10.5), sd: seconds(0.02), finish: 1320 as const };
const runs = (count: number, et: number, dial?: number): ScoutedRun[] =>
  Array.from({ length: count }, () => ({
    ...{ car: 'B427', et: seconds(et), at: '2026-06-20T18:00:00.000Z' },
    ...(dial !== undefined && { dial: seconds(dial) }),
  }));
const against = (scouted: ScoutedRun[], more: { index?: number; typedDial?: number } = {}) =>
  raceAhead(prediction, [], {
    ...{ vehicleUid: 'car', usualRisk: 0.2, opponent: 'B427', scouted },
    index: more.index === undefined ? undefined : seconds(more.index),
    typedDial: more.typedDial === undefined ? undefined : seconds(more.typedDial),
  });
const widthOf = ({ other }: ReturnType<typeof against>): number =>
  quantileAt(other.et, 0.75) - quantileAt(other.et, 0.25);
const overOf = ({ other, otherDial }: ReturnType<typeof against>): number =>
  medianOf(other.et) - (otherDial ?? NaN);

const raced = (dial: number, at: string): LogEntry => ({
  ...fullPass,
  log_entry_datetime: at,
  event: { opponent: 'B427', opponent_dial: seconds(dial) },
});

test.each<[string, number]>([
  ['2026-06-20T17:00:00.000Z', 9.9],
  ['2026-06-20T19:00:00.000Z', 9.85],
])('of a dial scouted at 18:00 and one raced at %s the newer counts', (at, dial) => {
  expect(lastKnownDial(1320, [raced(9.85, at)], runs(1, 9.91, 9.9))).toBe(dial);
  expect(lastKnownDial(1320, [raced(9.85, at)], runs(1, 9.91))).toBe(9.85);
  expect(lastKnownDial(1320, [], runs(1, 9.91, 9.9))).toBe(9.9);
  expect(lastKnownDial(660, [raced(9.85, at)], [])).toBeUndefined();
});

describe('a race against a scouted car', () => {
  test('is by its last dial, and one that the racer types counts before it', () => {
    expect(against(runs(3, 18.51, 18.5))).toMatchObject({ otherDial: 18.5, isDialKnown: true, theirRuns: 3 });
    expect(against(runs(3, 18.51, 18.5), { typedDial: 18.4 }).otherDial).toBe(18.4);
    expect(against(runs(3, 9.9))).toMatchObject({ isDialKnown: false, theirRuns: 0 });
  });

  test('supposes a car like others after one run, and its own spread after many', () => {
    const typical = against([]);
    const once = against(runs(1, 9.9, 9.9));
    expect(overOf(once)).toBeLessThan(overOf(typical));
    expect(overOf(once)).toBeGreaterThan(overOf(typical) * 0.7);
    expect(widthOf(once)).toBeCloseTo(widthOf(typical), 3);
    const often = against(runs(40, 9.9, 9.9));
    expect(overOf(often)).toBeCloseTo(0, 2);
    expect(widthOf(often)).toBeLessThan(widthOf(typical) * 0.7);
  });

  test('leaves out a run that was shut off, and takes typical lights', () => {
    const race = against(runs(1, 12.9, 9.9));
    expect(race).toMatchObject({ theirRuns: 0, otherDial: 9.9, theirRaces: 0 });
    expect(overOf(race)).toBeCloseTo(overOf(against([])), 9);
    expect(race.other.reaction).toEqual(against([]).other.reaction);
  });

  test('for an index counts how far its runs are from the index', () => {
    const race = against(runs(40, 9.93), { index: 9.9 });
    expect(race).toMatchObject({ otherDial: 9.9, theirRuns: 40 });
    expect(overOf(race)).toBeCloseTo(0.03, 2);
  });
});
