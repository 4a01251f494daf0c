import fc from 'fast-check';
import { streetCar } from '../../../testing/fixtures/streetCar';
import { seconds } from '../../units/units';
import { createBank, type Bank } from './bank';
import { carFormOf } from './carForm';
import type { Conditions } from './conditions';
import { lawfulAir } from './lawfulAir';

/** A bank that has learned this slope and this curve of the air. */
const bankWith = (slope: number, curve: number): Bank => {
  const first = { et: seconds(12), launch: undefined };
  const bank = createBank(carFormOf(streetCar.base_tune, 1320, undefined, first));
  for (const { beliefs } of bank.members) {
    beliefs.mean[1] = slope;
    beliefs.mean[2] = curve;
    beliefs.mean[5] = 0;
  }
  return bank;
};
const at = (air: number) => ({ air }) as Conditions;

test('a car that gains from denser air needs no correction', () => {
  expect(lawfulAir(bankWith(-0.31, 0), at(0.1))).toBe(0);
});

test('law: with the correction denser air never slows a car, whatever its slope and curve', () => {
  const number = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
  fc.assert(
    fc.property(number(-0.6, 0.3), number(-1, 1), number(-0.5, 0.15), (slope, curve, air) => {
      const bank = bankWith(slope, curve);
      const et = (x: number) => slope * x + curve * x * x + lawfulAir(bank, at(x));
      expect(et(air + 0.01)).toBeLessThan(et(air));
    }),
  );
});
