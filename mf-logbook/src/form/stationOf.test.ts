import { greatLakes } from '@holeshot/shared-core/testing';
import { stationOf } from './stationOf';

const bare = { ...greatLakes, weather_station: null };
const moved = { ...greatLakes, weather_station: { ...greatLakes.weather_station!, id: 'KMKE' } };

test('the air at a pass is that of the station its track had then', () => {
  expect(stationOf(greatLakes, [moved])?.id).toBe('KENW');
});

test('a track without a station then has the one that was chosen since', () => {
  expect(stationOf(bare, [{ ...moved, uid: 'another' }, moved])?.id).toBe('KMKE');
});

test('there is none where the track has none, is gone, or is not chosen', () => {
  expect(stationOf(bare, [bare])).toBeUndefined();
  expect(stationOf(bare, [])).toBeUndefined();
  expect(stationOf(undefined, [moved])).toBeUndefined();
});
