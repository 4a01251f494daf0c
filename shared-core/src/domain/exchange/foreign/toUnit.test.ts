import { feet } from '../../units/units';
import { toStoredUnit } from './toUnit';

const sea = feet(0);

test.each([
  [30, '°C', 86],
  [86, '°F', 86],
  [100, 'km/h', 62.137],
  [10, 'm/s', 22.369],
  [10, 'knots', 11.508],
  [1013.25, 'hPa', 29.921],
  [101.325, 'kPa', 29.921],
  [760, 'mmHg', 29.921],
  [29.92, 'inHg', 29.92],
  [7, undefined, 7],
] as const)('%d %s is stored as %d', (value, unit, stored) => {
  expect(toStoredUnit(value, unit, sea)).toBeCloseTo(stored, 2);
});

test('pressure at sea level is stored as the pressure at the track', () => {
  const denver = toStoredUnit(29.92, 'inHg at sea level', feet(5800));
  expect(denver).toBeGreaterThan(23.8);
  expect(denver).toBeLessThan(24.4);
  expect(toStoredUnit(1013.2, 'hPa at sea level', feet(5800))).toBeCloseTo(denver, 1);
  expect(toStoredUnit(29.92, 'inHg at sea level', sea)).toBeCloseTo(29.92, 1);
});
