import fc from 'fast-check';
import { createVehicle } from '../entities/createVehicle';
import type { BaseTune } from '../entities/Vehicle';
import { pounds, seconds } from '../units/units';
import { tuneEffects } from './tuneEffects';

const { base_tune } = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: 0,
});
const et = seconds(11.2);
const by = (fields: Partial<BaseTune> = {}) => tuneEffects({ ...base_tune, ...fields }, 1320, et);

describe('the effects of the air by a tune', () => {
  test('match door cars: 3 °F are a hundredth, a 10 mph headwind three', () => {
    const { heat, thinnerByHeat, thinnerByPressure, headwind } = by();
    expect(heat).toBeCloseTo(0.039, 3);
    expect(headwind).toBeGreaterThan(0.025);
    expect(headwind).toBeLessThan(0.045);
    // Heat takes the square root of its density from the power, pressure all of it.
    expect(thinnerByHeat).toBeCloseTo(heat * 1.56, 2);
    expect(thinnerByPressure).toBeGreaterThan(0.09);
    expect(thinnerByPressure).toBeLessThan(0.13);
  });

  test('are less with methanol and a blower, more with friction', () => {
    expect(by({ fuel_type_factor_1320: 0.3 }).heat).toBeLessThan(by().heat);
    expect(by({ induction_type_factor_1320: 0.7 }).thinnerByPressure).toBeLessThan(by().thinnerByPressure);
    expect(by({ friction_factor_1320: 0.25 }).thinnerByPressure).toBeGreaterThan(by().thinnerByPressure);
  });

  test('grow with the effect of the wind, and are less for a heavy car', () => {
    expect(by({ wind_effect_1320: 0 }).headwind).toBe(0);
    expect(by({ wind_effect_1320: 2 }).headwind).toBeCloseTo(2 * by().headwind, 3);
    expect(by({ weight_with_driver: pounds(4000) }).headwind).toBeLessThan(by().headwind);
  });

  test('count at their own distance alone', () => {
    expect(by({ friction_factor_660: 0.5, wind_effect_1000: 3 })).toEqual(by());
  });

  test('are numbers whatever the tune holds', () => {
    const any = fc.double();
    fc.assert(
      fc.property(any, any, any, any, (friction, fuel, induction, weight) => {
        const effects = by({
          friction_factor_1320: friction,
          fuel_type_factor_1320: fuel,
          induction_type_factor_1320: induction,
          weight_with_driver: pounds(weight),
        });
        expect(Object.values(effects).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
