import { townOf } from './townOf';

test.each([
  ['Union Grove', 'WI', 'Union Grove, WI'],
  ['Union Grove', '', 'Union Grove'],
  ['', 'WI', 'WI'],
  ['', '', ''],
])('the city “%s” and the state “%s” read “%s”', (city, state, words) => {
  expect(townOf({ city, state })).toBe(words);
});

test('a country is named unless it is the US or Canada', () => {
  expect(townOf({ city: 'Roma', state: 'QLD', country: 'AU' })).toBe('Roma, QLD, Australia');
  expect(townOf({ city: 'Gimli', state: 'MB', country: 'CA' })).toBe('Gimli, MB');
});
