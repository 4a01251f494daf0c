import { degrees, mph } from '../../units/units';
import { noWind } from './noWind';
import { windAgainst } from './windAgainst';

const north = { index: 0, label: 'Northerly', degrees: degrees(0) } as const;

test('a wind counts against the car from ahead, and less than nothing from behind', () => {
  const wind = { wind_speed: mph(8), wind_direction: north };
  expect(windAgainst(wind, north)).toBeCloseTo(8, 9);
  expect(windAgainst(wind, { index: 4, label: 'Southerly' })).toBeCloseTo(-8, 9);
});

test('a calm is no wind, whatever its direction', () => {
  expect(windAgainst({ wind_speed: mph(0.4) }, north)).toBe(0);
});

test('a wind that nobody reported, or without a direction, is unknown', () => {
  expect(windAgainst(noWind, north)).toBeUndefined();
  expect(windAgainst({ wind_speed: mph(8) }, north)).toBeUndefined();
});
