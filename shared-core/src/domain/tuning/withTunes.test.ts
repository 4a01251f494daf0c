import { createVehicle } from '../entities/createVehicle';
import type { BaseTune, DdpeTune, Vehicle } from '../entities/Vehicle';
import { inches, pounds, seconds } from '../units/units';
import { withTunes } from './withTunes';

const nova: Vehicle = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: 0,
});

const set = (own: Partial<BaseTune>, learned: Partial<DdpeTune> = {}, isAnotherCar = false): Vehicle =>
  withTunes(
    nova,
    { base_tune: { ...nova.base_tune, ...own }, ddpe_tune: { ...nova.ddpe_tune, ...learned } },
    { isAnotherCar },
  );
/** The versions at 660, 1000 and 1320 ft, of the racer's own tune and of the learned one. */
const versions = ({ base_tune, ddpe_tune }: Vehicle) =>
  [base_tune, ddpe_tune].map((tune) => [
    tune.tune_version_660,
    tune.tune_version_1000,
    tune.tune_version_1320,
  ]);
const first = [1, 1, 1];

describe('a car with other tunes', () => {
  test('rule 1: has the racer’s own fields in both tunes', () => {
    const { ddpe_tune } = set({ friction_factor_660: 0.2, body_width: inches(70) });
    expect(ddpe_tune).toMatchObject({ friction_factor_660: 0.2, body_width: 70 });
  });

  test('rule 1: keeps learned fields apart from the racer’s own', () => {
    const { base_tune, ddpe_tune } = set(
      { sl_et_zw_660: seconds(7) },
      { wind_effect_660: 1.2, poly_coeff_max_history_1320: 30, poly_coeff_da_grains_660: [0, 1, 0] },
    );
    expect(ddpe_tune).toMatchObject({ sl_et_zw_660: null, wind_effect_660: 1.2 });
    expect(base_tune).toMatchObject({
      sl_et_zw_660: 7,
      wind_effect_660: 1,
      poly_coeff_max_history_1320: 15,
      poly_coeff_da_grains_660: [0, 0, 0],
    });
  });

  test('rule 2: is another car at all distances with another weight', () => {
    expect(versions(set({ weight_with_driver: pounds(3100) }))).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ]);
  });

  test('rule 2: is another car over the distance whose fuel or induction changed', () => {
    expect(versions(set({ fuel_type_factor_660: 0.3 }))).toEqual([
      [2, 1, 1],
      [2, 1, 1],
    ]);
    expect(versions(set({ induction_type_factor_1320: 0.7 }))).toEqual([
      [1, 1, 2],
      [1, 1, 2],
    ]);
  });

  test('rule 2: is another car by the racer’s word, without another number', () => {
    expect(versions(set({}, {}, true))).toEqual([
      [2, 2, 2],
      [2, 2, 2],
    ]);
  });

  test('rule 3: has another learned tune at the distance of a learned change', () => {
    expect(versions(set({}, { wind_effect_1000: 1.2 }))).toEqual([first, [1, 2, 1]]);
    const offset = { location_offsets: { byron: { sl_et_zw_660: seconds(0.01) } } };
    expect(versions(set({}, offset))).toEqual([first, [2, 1, 1]]);
  });

  test('is the same car with a better description of it, and with the same tunes', () => {
    expect(versions(set({ drag_coefficient: 0.4, wind_effect_660: 1.1, sl_et_zw_660: seconds(7) }))).toEqual([
      first,
      first,
    ]);
    expect(set({}, { auto_adjust_disabled: true }).ddpe_tune.auto_adjust_disabled).toBe(true);
    expect(set({})).toEqual(nova);
  });
});
