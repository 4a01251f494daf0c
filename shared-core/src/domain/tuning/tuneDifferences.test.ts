import { createVehicle } from '../entities/createVehicle';
import { editVehicle } from '../entities/editVehicle';
import type { Vehicle } from '../entities/Vehicle';
import { feet, pounds, seconds } from '../units/units';
import { tuneDifferences } from './tuneDifferences';

const nova: Vehicle = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  now: 0,
});
const own = (fields: Partial<Vehicle['base_tune']>): Vehicle => ({
  ...nova,
  base_tune: { ...nova.base_tune, ...fields },
});
const learned = (fields: Partial<Vehicle['ddpe_tune']>): Vehicle => ({
  ...nova,
  ddpe_tune: { ...nova.ddpe_tune, ...fields },
});
const anywhere = { distance: undefined, locationUid: undefined };

describe('the differences of two tunes', () => {
  test('are none between a tune and itself, whatever its name and version', () => {
    expect(tuneDifferences(nova, editVehicle(nova, { name: 'Super Nova' }))).toEqual([]);
    expect(tuneDifferences(nova, own({ tune_version_1320: 9 }))).toEqual([]);
    expect(tuneDifferences(nova, learned({ tune_version_660: 9 }))).toEqual([]);
  });

  test('name the field, its distance and both values', () => {
    expect(
      tuneDifferences(nova, own({ sl_et_zw_1320: seconds(11.2), weight_with_driver: pounds(3150) })),
    ).toEqual([
      { tune: 'own', field: 'weight_with_driver', ...anywhere, before: 3200, after: 3150 },
      { tune: 'own', field: 'sl_et_zw', ...anywhere, distance: 1320, before: null, after: 11.2 },
    ]);
  });

  test('separate learned fields from the racer’s own', () => {
    expect(
      tuneDifferences(nova, learned({ poly_coeff_da_grains_660: [0, 0.001, 0], auto_adjust_disabled: true })),
    ).toEqual([
      { tune: 'learned', field: 'auto_adjust_disabled', ...anywhere, before: false, after: true },
      {
        tune: 'learned',
        field: 'poly_coeff_da_grains',
        ...anywhere,
        distance: 660,
        before: [0, 0, 0],
        after: [0, 0.001, 0],
      },
    ]);
  });

  test('name a track’s offset when it appears and when it goes', () => {
    const there = learned({
      location_offsets: { byron: { sl_et_zw_1320: seconds(0.02), elevation: feet(810) } },
    });
    const rows = [
      { tune: 'learned', locationUid: 'byron', field: 'elevation', distance: undefined, value: 810 },
      { tune: 'learned', locationUid: 'byron', field: 'sl_et_zw', distance: 1320, value: 0.02 },
    ];
    expect(tuneDifferences(nova, there)).toEqual(
      rows.map(({ value, ...row }) => ({ ...row, before: null, after: value })),
    );
    expect(tuneDifferences(there, nova)).toEqual(
      rows.map(({ value, ...row }) => ({ ...row, before: value, after: null })),
    );
    expect(tuneDifferences(nova, learned({ location_offsets: { byron: {} } }))).toEqual([]);
  });

  test('leave out copies of fields that only one tune uses', () => {
    expect(
      tuneDifferences(nova, learned({ body_width: nova.base_tune.body_height, friction_factor_660: 1 })),
    ).toEqual([]);
    expect(
      tuneDifferences(nova, own({ poly_coeff_max_history_660: 40, poly_coeff_da_grains_660: [1, 0, 0] })),
    ).toEqual([]);
  });
});
