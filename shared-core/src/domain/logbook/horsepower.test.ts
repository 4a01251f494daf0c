import { horsepower, mph, pounds } from '../units/units';
import { computedHorsepower } from './computedHorsepower';
import { haleEt } from './haleEt';

describe('power from a slip', () => {
  test('a 3500 lb car that traps 117 mph makes 437.5 hp', () => {
    expect(computedHorsepower(pounds(3500), mph(117))).toBeCloseTo(437.5, 9);
  });

  test('and runs what Hale says such a car runs: ET times MPH is always 1363', () => {
    const et = haleEt(pounds(3500), horsepower(437.5));
    expect(et).toBeCloseTo(11.65, 2);
    expect(et * 117).toBeCloseTo(1363, 0);
  });
});
