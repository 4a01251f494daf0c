import fc from 'fast-check';
import { milesBetween } from './milesBetween';

const pole = { lat: 90, lng: 0 };
const chicago = { lat: 41.8781, lng: -87.6298 };
const newYork = { lat: 40.7128, lng: -74.006 };
const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('a quarter of the way round the earth is a quarter of its circumference', () => {
  expect(milesBetween(pole, { lat: 0, lng: 123 })).toBeCloseTo((Math.PI * 3958.8) / 2, 6);
});

test('New York is 711 miles from Chicago', () => {
  expect(milesBetween(chicago, newYork)).toBeCloseTo(711, -1);
});

test('goes the short way across the date line', () => {
  expect(milesBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(69.1, 1);
});

test('is symmetric, zero from a place to itself, and never shorter by way of a third', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(milesBetween(a, b)).toBeCloseTo(milesBetween(b, a), 6);
      expect(milesBetween(a, a)).toBe(0);
      expect(milesBetween(a, c)).toBeLessThanOrEqual(milesBetween(a, b) + milesBetween(b, c) + 1e-3);
    }),
  );
});
