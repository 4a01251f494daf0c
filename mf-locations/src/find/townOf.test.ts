import { townOf } from './townOf';

test.each([
  ['Union Grove', 'WI', 'Union Grove, WI'],
  ['Union Grove', '', 'Union Grove'],
  ['', 'WI', 'WI'],
  ['', '', ''],
])('the city “%s” and the state “%s” read “%s”', (city, state, words) => {
  expect(townOf({ city, state })).toBe(words);
});
