import fc from 'fast-check';
import { fahrenheit, feet, inHg, percent } from '../../units/units';
import { densityAltitude } from './densityAltitude';
import { thinnerAir } from './thinnerAir';

const airs = fc.record({
  air_temp: fc.integer({ min: 20, max: 110 }).map(fahrenheit),
  humidity: fc.integer({ min: 0, max: 100 }).map(percent),
  pressure: fc.integer({ min: 240, max: 310 }).map((tenths) => inHg(tenths / 10)),
});

test.each(['air_temp', 'pressure'] as const)('thinner air by %s alone has the wanted altitude', (by) => {
  fc.assert(
    fc.property(airs, fc.integer({ min: 0, max: 2000 }), (air, more) => {
      const thinner = thinnerAir(air, feet(more), by);
      expect(densityAltitude(thinner) - densityAltitude(air)).toBeCloseTo(more, 1);
      expect({ ...thinner, [by]: air[by] }).toEqual(air);
    }),
  );
});

test('a thousand feet are about 16 °F, or an inch of mercury', () => {
  const air = { air_temp: fahrenheit(60), humidity: percent(0), pressure: inHg(29.92) };
  expect(thinnerAir(air, feet(1000), 'air_temp').air_temp).toBeCloseTo(75.6, 0);
  expect(thinnerAir(air, feet(1000), 'pressure').pressure).toBeCloseTo(29.07, 1);
});
