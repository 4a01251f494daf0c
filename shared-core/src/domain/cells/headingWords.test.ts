import { processorClock } from '../../testing/processorClock';
import { headingWords } from './headingWords';

test.each([
  ['Rel. Hum.', 'rel hum'],
  ['FORMATTED DATE_TIME', 'formatted date time'],
  ['laneSide', 'lane side'],
  ['eighthMileET', 'eighth mile et'],
  ['660mph', '660 mph'],
  ['Outdoor Temperature(℃)', 'outdoor temperature °c'],
  ['Baro (inHg)', 'baro in hg'],
  ['Press kPa', 'press kpa'],
  ['Run #', 'run no'],
  ['Temp ºF', 'temp °f'],
  ['¼ Mile', '1/4 mile'],
])('%s is %j', (heading, words) => {
  expect(headingWords(heading)).toBe(words);
});

test('a heading of wide signs or a megabyte is quick', () => {
  const spent = processorClock();
  expect(headingWords('ﷺ'.repeat(100_000)).length).toBeLessThanOrEqual(80);
  expect(headingWords('a1'.repeat(500_000)).length).toBeLessThanOrEqual(160);
  expect(spent()).toBeLessThan(500);
});
