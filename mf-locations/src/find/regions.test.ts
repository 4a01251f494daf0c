import { countryName, regionLetters, regionName } from './regions';

test.each([
  ['WI', 'Wisconsin'],
  [' wi ', 'Wisconsin'],
  ['on', 'Ontario'],
  ['DC', 'District of Columbia'],
])('“%s” is %s', (letters, name) => {
  expect(regionName(letters)).toBe(name);
  expect(regionLetters(name)).toBe(letters.trim().toUpperCase());
});

test.each(['', 'W', 'ZZ', 'Wisconsin', 'constructor', '__proto__'])(
  '“%s” are the letters of none',
  (letters) => {
    expect(regionName(letters)).toBe('');
  },
);

test.each(['', 'wisconsin', 'WI', 'Puerto Rico'])('“%s” is the name of none', (name) => {
  expect(regionLetters(name)).toBeUndefined();
});

test('letters of another country name no state of the US', () => {
  expect(regionName('WA', 'AU')).toBe('');
  expect(regionName('WA', 'US')).toBe('Washington');
  expect(countryName('AU')).toBe('Australia');
  expect(countryName('')).toBe('');
});
