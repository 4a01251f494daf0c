import { comparedTimes } from './comparedTimes';

const now = Date.parse('2026-06-20T18:00:00.000Z');
const ago = (minutes: number): string => new Date(now - minutes * 60_000).toISOString();

test('a reading of now has no age and is never too old', () => {
  expect(comparedTimes(ago(5), undefined, now)).toEqual({
    at: now,
    age: '5 min ago',
    shownAge: undefined,
    isComparable: true,
    isReportedSince: false,
    isOver: false,
  });
});

test('a reading without a report has nothing to compare', () => {
  expect(comparedTimes(undefined, ago(30), now)).toMatchObject({
    age: undefined,
    isComparable: false,
    isReportedSince: false,
    isOver: false,
  });
});

test.each([
  [20, true],
  [21, false],
])('a report %d minutes before the reading is comparable: %s', (minutes, isComparable) => {
  expect(comparedTimes(ago(minutes), undefined, now).isComparable).toBe(isComparable);
});

test.each([
  ['of more than an hour', ago(61), ago(60), true],
  ['of less than an hour', ago(59), ago(59), false],
  ['with a later report that does not compare', ago(50), ago(5), true],
])('a reading %s is too old: %s', (_, shown, reported, isOver) => {
  expect(comparedTimes(reported, shown, now).isOver).toBe(isOver);
});

test('a reading of the future counts as one of now', () => {
  expect(comparedTimes(undefined, ago(-30), now)).toMatchObject({ at: now, isOver: false });
});
