import { streetCar } from '../../../testing/fixtures/streetCar';
import { seconds } from '../../units/units';
import { carFormOf } from './carForm';

const formOf = (launch: number | undefined, typed?: number) =>
  carFormOf(streetCar.base_tune, 1320, typed === undefined ? undefined : seconds(typed), {
    et: seconds(12),
    launch: launch === undefined ? undefined : seconds(launch),
  });

describe('the figures of a car before it is learned', () => {
  test('begin at the first ET with much doubt, at a typed one with little', () => {
    expect(formOf(undefined).base.mean).toBeCloseTo(Math.log(12), 9);
    expect(formOf(undefined, 11.5).base.mean).toBeCloseTo(Math.log(11.5), 9);
    expect(formOf(undefined, 11.5).base.sd).toBeLessThan(formOf(undefined).base.sd);
  });

  test('take the usual 60 ft where the slip has none', () => {
    expect(Math.exp(formOf(undefined).launch)).toBeCloseTo(0.158 * 12, 9);
    expect(formOf(undefined).launchShare).toBeCloseTo(0, 9);
  });

  test('believe no 60 ft further than a tenth from the usual', () => {
    expect(formOf(1.05 * 0.158 * 12).launchShare).toBeCloseTo(0.05, 9);
    expect(formOf(6).launchShare).toBe(0.1);
    expect(formOf(0.5).launchShare).toBe(-0.1);
  });
});
