import { inHg, percent, fahrenheit, type Location } from '@holeshot/shared-core';
import { greatLakes, summerAfternoon } from '@holeshot/shared-core/testing';
import { stationsShown } from './stationsShown';

const now = Date.parse(summerAfternoon.datetime);
const own = (minutesBefore: number) => ({
  ...{ air_temp: fahrenheit(87), humidity: percent(54), pressure: inHg(29.1) },
  datetime: new Date(now - minutesBefore * 60_000).toISOString(),
});
const track = (uid: string, change: Partial<Location> = {}): Location => ({ ...greatLakes, uid, ...change });
const four = ['a', 'b', 'c', 'd'].map((uid) => track(uid));
const uids = ({ shown, rest }: ReturnType<typeof stationsShown>) =>
  [shown, rest].map((tracks) => tracks.map(({ location }) => location.uid).join(''));

test('three tracks are shown, and the rest is named', () => {
  expect(uids(stationsShown(four, [], now))).toEqual(['abc', 'd']);
  expect(uids(stationsShown([], ['a'], now))).toEqual(['', '']);
});

test('the first wanted track that has air is the first, and the others keep their order', () => {
  expect(uids(stationsShown(four, ['d', 'b'], now))).toEqual(['dab', 'c']);
  expect(uids(stationsShown(four, [undefined, 'gone', 'c'], now))).toEqual(['cab', 'd']);
});

test('a track without a station is left out, and does not count as wanted', () => {
  const bare = track('x', { weather_station: null });
  expect(uids(stationsShown([bare, ...four], ['x', 'b'], now))).toEqual(['bac', 'd']);
});

test('a track without a station is there for an hour with a reading of the racer’s own', () => {
  const at = (minutes: number) => track('x', { weather_station: null, own_reading: own(minutes) });
  expect(stationsShown([at(59)], [], now).shown).toEqual([{ location: at(59), own: own(59) }]);
  expect(uids(stationsShown([at(61)], [], now))).toEqual(['', '']);
  const broken = track('x', { weather_station: null, own_reading: { ...own(5), pressure: inHg(NaN) } });
  expect(uids(stationsShown([broken], [], now))).toEqual(['', '']);
});
