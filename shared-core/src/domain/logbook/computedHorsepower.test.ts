import { mph, pounds } from '../units/units';
import { computedHorsepower } from './computedHorsepower';

test('a 3500 lb car that traps 117 mph makes 437.5 hp', () => {
  expect(computedHorsepower(pounds(3500), mph(117))).toBeCloseTo(437.5, 9);
});
