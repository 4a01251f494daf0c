import type { LogEntry } from '@holeshot/shared-core';
import { greatLakes, nova, novaPasses } from '@holeshot/shared-core/testing';
import { barePasses } from './barePasses';

const now = Date.parse('2026-06-20T18:00:00.000Z');
const day = 86_400_000;
const bare = (daysBefore: number, change: Partial<LogEntry> = {}): LogEntry => ({
  ...novaPasses[0]!,
  weather: null,
  log_entry_datetime: new Date(now - daysBefore * day).toISOString(),
  ...change,
});
const found = (passes: LogEntry[], vehicles = [nova], locations = [greatLakes]) =>
  barePasses(passes, vehicles, locations, now);

test('passes of the last 30 days without weather are found', () => {
  const [today, lastMonth, older] = [bare(0), bare(30), bare(30.01)];
  expect(
    found([today, { ...novaPasses[0]!, log_entry_datetime: today.log_entry_datetime }, lastMonth, older]),
  ).toEqual([today, lastMonth]);
  expect(found([])).toEqual([]);
});

test('a pass that is yet to be run, and one of a car that is gone, are left out', () => {
  expect(found([bare(-0.01)])).toEqual([]);
  expect(found([bare(1)], [])).toEqual([]);
});

test('a track without a station then counts once it has one', () => {
  const location = { ...greatLakes, weather_station: null };
  const pass = bare(1, { location });
  expect(found([pass], [nova], [location])).toEqual([]);
  expect(found([pass], [nova], [])).toEqual([]);
  expect(found([pass])).toEqual([pass]);
});
