import fc from 'fast-check';
import { fahrenheit, percent } from '../../units/units';
import { dewPoint } from './dewPoint';
import { vapourPressure } from './vapourPressure';
import { vapourPressureAtDew } from './vapourPressureAtDew';

describe('vapour pressure', () => {
  test('is none in dry air and that of saturation at 100 %', () => {
    expect(vapourPressure({ air_temp: fahrenheit(77), humidity: percent(0) })).toBe(0);
    // 0.45973 psi (ASHRAE 2017, table 3).
    const found = vapourPressure({ air_temp: fahrenheit(77), humidity: percent(100) });
    expect(Math.abs(found / (0.45973 * 68.94757) - 1)).toBeLessThan(0.0005);
  });

  test('law: by the dew point it is the same as by temperature and humidity', () => {
    const temperature = fc.double({ min: -20, max: 120, noNaN: true });
    const humidity = fc.double({ min: 1, max: 100, noNaN: true });
    fc.assert(
      fc.property(temperature, humidity, (t, rh) => {
        const air = { air_temp: fahrenheit(t), humidity: percent(rh) };
        expect(vapourPressureAtDew(dewPoint(air)) / vapourPressure(air)).toBeCloseTo(1, 6);
      }),
      { seed: 4 },
    );
  });
});
