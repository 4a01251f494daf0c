import { inches, pounds, seconds } from '../../units/units';
import { streetCar } from '../../../testing/fixtures/streetCar';
import { dragShare, windShare } from './carPhysics';

const sizes = { body_width: inches(72), body_height: inches(54), drag_coefficient: 0.35 };
const doorCar = { ...streetCar.base_tune, ...sizes, weight_with_driver: pounds(3600) };
const bike = {
  ...streetCar.base_tune,
  ...{ body_width: inches(40), body_height: inches(30), weight_with_driver: pounds(677) },
};
const seaLevel = 1.2;

describe('the effect of wind and drag by the vehicle form', () => {
  test('10 mph of reported headwind cost a 12 s door car about 0.03 s, and a bike a larger share of its ET', () => {
    const car = windShare(doorCar, seconds(12));
    expect(12 * car * seaLevel * 10).toBeGreaterThan(0.025);
    expect(12 * car * seaLevel * 10).toBeLessThan(0.05);
    expect(windShare(bike, seconds(10))).toBeGreaterThan(1.2 * car);
  });

  test('drag costs a car one to three per cent of its quarter mile, half as much over the eighth', () => {
    expect(dragShare(doorCar, 1320) * seaLevel).toBeGreaterThan(0.01);
    expect(dragShare(doorCar, 1320) * seaLevel).toBeLessThan(0.03);
    expect(dragShare(doorCar, 660)).toBeCloseTo(dragShare(doorCar, 1320) / 2, 9);
  });

  test.each([0, -1, NaN, Infinity])('a weight of %d has neither', (weight) => {
    const tune = { ...doorCar, weight_with_driver: pounds(weight) };
    expect(windShare(tune, seconds(12))).toBe(0);
    expect(dragShare(tune, 1320)).toBe(0);
  });
});
