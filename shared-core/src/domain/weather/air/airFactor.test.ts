import fc from 'fast-check';
import { toInHg } from '../../units/pressure';
import { fahrenheit, hectopascal, inHg, percent } from '../../units/units';
import { airFactor } from './airFactor';

const gasoline = { friction_factor: 0.18, fuel_type_factor: 0.5, induction_type_factor: 1 };
const standard = { air_temp: fahrenheit(60), humidity: percent(0), pressure: inHg(29.92) };

describe('the air factor', () => {
  test('is 1 in 29.92 inHg of dry air at 60 °F, whatever the car', () => {
    expect(airFactor(standard, gasoline)).toBeCloseTo(1, 12);
    expect(airFactor(standard, { ...gasoline, induction_type_factor: 0.7 })).toBeCloseTo(1, 12);
  });

  test('without friction is one over the J607 factor: 85 °F, 85 %, 28.85 inHg is 1.1005 within 0.1 %', () => {
    const air = { air_temp: fahrenheit(85), humidity: percent(85), pressure: inHg(28.85) };
    const factor = airFactor(air, { ...gasoline, friction_factor: 0 });
    expect(Math.abs(1 / factor / 1.1005 - 1)).toBeLessThan(0.001);
  });

  test('without friction: 55 °F, 35 %, 30.10 inHg is 0.994 within 0.1 %', () => {
    const air = { air_temp: fahrenheit(55), humidity: percent(35), pressure: inHg(30.1) };
    const factor = airFactor(air, { ...gasoline, friction_factor: 0 });
    expect(Math.abs(1 / factor / 0.994 - 1)).toBeLessThan(0.001);
  });

  test('moves a gasoline engine by the J1349 ratio between two airs', () => {
    // J1349 corrects power by 1.18 (990 / dry hPa) sqrt(K / 298) - 0.18; here the share of power is 1.18 x - 0.18.
    const air = { air_temp: fahrenheit(60), humidity: percent(0), pressure: toInHg(hectopascal(911.89)) };
    expect(airFactor(air, gasoline)).toBeCloseTo(1.18 * 0.9 - 0.18, 3);
  });

  test('a blower and methanol damp hot thin air', () => {
    const air = { air_temp: fahrenheit(100), humidity: percent(40), pressure: inHg(25) };
    const plain = airFactor(air, gasoline);
    expect(airFactor(air, { ...gasoline, induction_type_factor: 0.7 })).toBeGreaterThan(plain);
    expect(airFactor(air, { ...gasoline, fuel_type_factor: 0.3 })).toBeGreaterThan(plain);
  });

  test('law: it is a positive number for any air and any engine that are numbers', () => {
    const number = fc.double({ min: -1000, max: 1000, noNaN: true });
    const response = fc.record({
      friction_factor: fc.double({ min: 0, max: 1, noNaN: true }),
      fuel_type_factor: fc.double({ min: 0, max: 2, noNaN: true }),
      induction_type_factor: fc.double({ min: 0, max: 2, noNaN: true }),
    });
    fc.assert(
      fc.property(
        number,
        fc.double({ min: 0, max: 100, noNaN: true }),
        number,
        response,
        (t, rh, p, engine) => {
          const air = { air_temp: fahrenheit(t), humidity: percent(rh), pressure: inHg(p) };
          const factor = airFactor(air, engine);
          expect(factor).toBeGreaterThanOrEqual(0.1);
        },
      ),
    );
  });
});
