import { formatMiles } from './formatMiles';
import { nearestFirst } from './nearestFirst';

const byron = { title: 'Byron', lat: 42.08, lng: -89.24 };
const greatLakes = { title: 'Great Lakes', lat: 42.66, lng: -88.03 };

test('tracks are in their own order while no position is known', () => {
  expect(nearestFirst([byron, greatLakes], undefined)).toEqual([{ row: byron }, { row: greatLakes }]);
});

test('the nearest track is first, each with its distance', () => {
  const milwaukee = { lat: 43.04, lng: -87.91 };
  const rows = nearestFirst([byron, greatLakes], milwaukee);
  expect(rows.map(({ row }) => row.title)).toEqual(['Great Lakes', 'Byron']);
  expect(rows.map(({ distance }) => distance && formatMiles(distance))).toEqual(['27 mi', '95 mi']);
});

test('a track whose place is unknown is last and no way off', () => {
  const unplaced = { title: 'Imported', lat: 0, lng: 0 };
  const nearby = { lat: 0.1, lng: 0.1 };
  const rows = nearestFirst([unplaced, byron, greatLakes], nearby);
  expect(rows.at(-1)).toEqual({ row: unplaced });
});
