import type { Position } from 'geojson';
import { cutAtDateLine } from './cutAtDateLine';
import { loadBaseMap } from './loadBaseMap';

const parts = (...ring: Position[]) => cutAtDateLine({ type: 'Polygon', coordinates: [ring] }).coordinates;

test('a shape across the 180th meridian becomes one at each edge of the map', () => {
  expect(parts([170, 60], [-170, 60], [-170, 70], [170, 70], [170, 60])).toEqual([
    [
      [
        [-180, 60],
        [-170, 60],
        [-170, 70],
        [-180, 70],
        [-180, 60],
      ],
    ],
    [
      [
        [170, 60],
        [180, 60],
        [180, 70],
        [170, 70],
        [170, 60],
      ],
    ],
  ]);
});

test('a shape on one side of it stays as it is, with its lakes', () => {
  const lake = {
    type: 'Polygon' as const,
    coordinates: [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
      [
        [2, 1],
        [3, 1],
        [3, 2],
        [2, 1],
      ],
    ],
  };
  expect(cutAtDateLine(lake).coordinates).toEqual([lake.coordinates]);
});

test('a coast around a pole is filled as far as the pole', () => {
  const south = parts([-180, -80], [-60, -70], [60, -75], [180, -80], [-180, -80]).flat(2);
  expect(Math.min(...south.map(([, lat = 0]) => lat))).toBe(-90);
});

test('no edge of a country on the map as shipped runs from one side of the world to the other, but below Antarctica', async () => {
  const { countries } = await loadBaseMap();
  const crossing = countries.filter(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates)
      .flat()
      .some((ring) =>
        ring.some(
          ([lng = 0, lat = 0], index) => lat > -89 && Math.abs(lng - (ring[index - 1]?.[0] ?? lng)) > 180,
        ),
      ),
  );
  expect(crossing.map(({ properties }) => properties.name)).toEqual([]);
  const russia = countries.find(({ properties }) => properties.name === 'Russia')!;
  const lngs = (russia.geometry.coordinates as Position[][][]).flat(2).map(([lng = 0]) => lng);
  expect([Math.min(...lngs), Math.max(...lngs)]).toEqual([-180, 180]);
});
