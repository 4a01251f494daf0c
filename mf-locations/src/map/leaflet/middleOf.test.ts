import { loadBaseMap } from './loadBaseMap';
import { middleOf } from './middleOf';

const square = (west: number, south: number, size: number) => [
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ],
];

const region = (coordinates: number[][][][]) => ({
  type: 'Feature' as const,
  properties: { name: 'Square' },
  geometry: { type: 'MultiPolygon' as const, coordinates },
});

test('a name stands in the middle of the largest part', () => {
  const middle = middleOf(region([square(-90, 40, 1), square(-100, 30, 4)]));
  expect(middle?.lng).toBeCloseTo(-98);
  expect(middle?.lat).toBeCloseTo(32);
  expect(middle?.size).toBeCloseTo(4);
});

test('a region without an area has no name on the map', () => {
  expect(middleOf(region([]))).toBeUndefined();
  expect(middleOf(region([square(-90, 40, 0)]))).toBeUndefined();
});

test('the map as shipped has the states, with Wisconsin’s name in Wisconsin, and the world without the USA', async () => {
  const { countries, states } = await loadBaseMap();
  const wisconsin = states.find(({ properties }) => properties.name === 'Wisconsin');
  const middle = wisconsin && middleOf(wisconsin);
  expect(middle?.lat).toBeCloseTo(44.6, 0);
  expect(middle?.lng).toBeCloseTo(-89.9, 0);
  expect(states.length).toBeGreaterThanOrEqual(51);
  const names = countries.map(({ properties }) => properties.name);
  expect(names).toContain('Canada');
  expect(names).not.toContain('United States of America');
});
