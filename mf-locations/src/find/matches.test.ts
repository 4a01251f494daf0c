import { matches } from './matches';

const greatLakes = { title: 'Great Lakes Dragaway', city: 'Union Grove', state: 'WI', zip: '53182' };

test.each([
  '',
  '  ',
  'great',
  'LAKES',
  'union gr',
  'wi',
  'Wisconsin',
  '53182',
  '531',
  'grove great',
  'Grove, WI',
])('"%s" finds the track', (query) => {
  expect(matches(greatLakes, query)).toBe(true);
});

test.each(['reat', 'Byron', 'great Illinois', '53183', 'isconsin'])('"%s" does not', (query) => {
  expect(matches(greatLakes, query)).toBe(false);
});

test('accents and apostrophes need not be typed', () => {
  expect(matches({ title: 'Qlispé Park', city: "Coeur d'Alene", state: 'ID' }, 'qlispe dalene idaho')).toBe(
    true,
  );
});
