import { isPlaced } from './isPlaced';

test('only the place at 0°, 0° is unknown: tracks may lie on the equator or the prime meridian', () => {
  expect(isPlaced({ lat: 0, lng: 0 })).toBe(false);
  expect(isPlaced({ lat: 0, lng: -78.5 })).toBe(true);
  expect(isPlaced({ lat: 51.5, lng: 0 })).toBe(true);
});
