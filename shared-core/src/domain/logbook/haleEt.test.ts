import { horsepower, pounds } from '../units/units';
import { haleEt } from './haleEt';

test('a 3500 lb car of 437.5 hp, which traps 117 mph, runs as Hale says: ET times MPH is always 1363', () => {
  const et = haleEt(pounds(3500), horsepower(437.5));
  expect(et).toBeCloseTo(11.65, 2);
  expect(et * 117).toBeCloseTo(1363, 0);
});
