import type { LogEntry } from '@holeshot/shared-core';
import { greatLakes, novaPasses } from '@holeshot/shared-core/testing';
import { dayPassWords, passesOfDay } from './passesOfDay';

const newest = novaPasses.at(-1)!;
const at = (hours: number): number => Date.parse(newest.log_entry_datetime) + hours * 3_600_000;
const passAt = (hours: number): LogEntry => ({
  ...newest,
  log_entry_datetime: new Date(at(hours)).toISOString(),
});
const times = [-4, -3, -2, -1, 0].map(at);
const reportsOf = (...passes: LogEntry[]) =>
  passesOfDay(passes, greatLakes, times).map(({ report }) => report);

test('the passes of a day lie at the nearest report, oldest first', () => {
  expect(reportsOf(passAt(0.4), passAt(-1.4), passAt(-4))).toEqual([0, 3, 4]);
});

test('passes of another day or track, and those without a report near, are left out', () => {
  expect(reportsOf(passAt(1.5), passAt(-30))).toEqual([]);
  expect(reportsOf({ ...newest, location: { ...greatLakes, uid: 'byron' } })).toEqual([]);
  expect(passesOfDay([newest], greatLakes, [])).toEqual([]);
});

test('their words are each ET with its time', () => {
  const day = passesOfDay([passAt(0), passAt(-1)], greatLakes, times);
  expect(dayPassWords(day, greatLakes.timezone)).toBe(
    ' Your passes: 11.241 at 11:41 AM, 11.241 at 12:41 PM.',
  );
  expect(dayPassWords([], greatLakes.timezone)).toBe('');
});
