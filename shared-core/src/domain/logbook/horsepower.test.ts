import { horsepower, mph, pounds } from '../units/units';
import { computedHorsepower } from './computedHorsepower';
import { haleEt, haleMph } from './haleEt';

describe('power from a slip', () => {
  test('a 3500 lb car that traps 117 mph makes 437.5 hp', () => {
    expect(computedHorsepower(pounds(3500), mph(117))).toBeCloseTo(437.5, 9);
  });

  test('and runs what Hale says such a car runs: ET times MPH is always 1363', () => {
    const [weight, power] = [pounds(3500), horsepower(437.5)];
    expect(haleMph(weight, power)).toBeCloseTo(117, 9);
    expect(haleEt(weight, power)).toBeCloseTo(11.65, 2);
    expect(haleEt(weight, power) * haleMph(weight, power)).toBeCloseTo(1363, 0);
  });
});
