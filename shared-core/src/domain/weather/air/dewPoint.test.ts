import fc from 'fast-check';
import { toCelsius } from '../../units/temperature';
import { fahrenheit, percent } from '../../units/units';
import { dewPoint } from './dewPoint';
import { saturationVapourPressure } from './saturationVapourPressure';
import { vapourPressure } from './vapourPressure';

describe('dew point', () => {
  test('is the temperature of saturated air', () => {
    expect(dewPoint({ air_temp: fahrenheit(77), humidity: percent(100) })).toBeCloseTo(77, 6);
  });

  test('is what weather services print on a humid summer afternoon', () => {
    // 86 °F at 60 % is 70.6 °F by the NWS calculator.
    expect(dewPoint({ air_temp: fahrenheit(86), humidity: percent(60) })).toBeCloseTo(70.6, 0);
  });

  test('exists for bone-dry air too', () => {
    expect(Number.isFinite(dewPoint({ air_temp: fahrenheit(90), humidity: percent(0) }))).toBe(true);
  });

  test('law: air saturated at its dew point holds just the vapour there is', () => {
    const anyAir = fc.record({
      air_temp: fc.double({ min: -20, max: 120, noNaN: true }).map(fahrenheit),
      humidity: fc.double({ min: 1, max: 100, noNaN: true }).map(percent),
    });
    fc.assert(
      fc.property(anyAir, (air) => {
        const held = saturationVapourPressure(toCelsius(dewPoint(air)));
        expect(Math.abs(held / vapourPressure(air) - 1)).toBeLessThan(1e-6);
        expect(dewPoint(air)).toBeLessThanOrEqual(air.air_temp + 1e-9);
      }),
    );
  });
});
