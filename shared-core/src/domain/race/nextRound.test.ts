import { nextRound } from './nextRound';

test.each([
  ['T1', 'T2'],
  ['E9', 'E10'],
  ['Q', 'Q2'],
  ['3', '4'],
  [' E1 ', 'E2'],
  ['', ''],
])('after round “%s” comes “%s”', (round, next) => {
  expect(nextRound(round)).toBe(next);
});
