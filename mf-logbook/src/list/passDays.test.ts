import type { LogEntry } from '@holeshot/shared-core';
import { greatLakes, novaPasses } from '@holeshot/shared-core/testing';
import { partDays } from './passDays';

const passes = (perDay: readonly number[]): LogEntry[] =>
  perDay.flatMap((count, day) =>
    Array.from({ length: count }, (_, index) => ({
      ...novaPasses[0]!,
      log_entry_uid: `${day}-${index}`,
      log_entry_datetime: new Date(Date.UTC(2026, 5, 28 - day, 18, 59 - index)).toISOString(),
      location: greatLakes,
    })),
  );

const counts = (days: readonly { passes: readonly LogEntry[] }[]): number[] =>
  days.map((day) => day.passes.length);

describe('a list of passes in two parts', () => {
  test.each([
    [[5, 5, 5, 5], [5, 5, 5], [5]],
    [[20, 3], [20], [3]],
    [[12, 1], [12], [1]],
    [[4], [4], []],
    [[], [], []],
  ])('days of %j passes: the first %j, then %j, no day torn', (perDay, first, others) => {
    const entries = passes(perDay);
    const parts = partDays(entries, entries, true, 12);
    expect(counts(parts.first)).toEqual(first);
    expect(counts(parts.others)).toEqual(others);
    expect([...parts.first, ...parts.others].flatMap((day) => day.passes)).toEqual(entries);
  });

  test('a day that goes on on another page is said to be cut', () => {
    const entries = passes([5, 4, 6]);
    const { first } = partDays(entries.slice(2, 12), entries, true, 12);
    expect(counts(first)).toEqual([3, 4, 3]);
    expect(first.map(({ isCut }) => isCut)).toEqual([true, false, true]);
    expect(partDays(entries, entries, true, 20).first.some(({ isCut }) => isCut)).toBe(false);
  });

  test.each([
    [30, [12], [18]],
    [12, [12], []],
    [0, [], []],
  ])('%i passes that do not go by day: the first %j, then %j', (count, first, others) => {
    const entries = passes([count]);
    const parts = partDays(entries, entries, false, 12);
    expect(counts(parts.first)).toEqual(first);
    expect(counts(parts.others)).toEqual(others);
    expect([...parts.first, ...parts.others].flatMap((day) => day.passes)).toEqual(entries);
    expect(parts.first.every(({ heading }) => heading === undefined)).toBe(true);
  });
});
