import { pounds } from '../units/units';
import { createVehicle } from './createVehicle';
import { editVehicle } from './editVehicle';
import { parseVehicle } from '../parsing/parseVehicle';
import { fuelOf, inductionOf } from './Vehicle';

const car = createVehicle({
  uid: 'car',
  name: " '69 Camaro ",
  finish: 1320,
  weight_with_driver: pounds(3200),
  fuel: 'Methanol',
  induction: 'Supercharged',
  now: Date.UTC(2026, 5, 20),
});

describe('a new car', () => {
  test('has the default tune, and the factors of its fuel and induction for all three distances', () => {
    for (const tune of [car.base_tune, car.ddpe_tune]) {
      expect(tune).toMatchObject({
        body_width: 72,
        body_height: 46,
        drag_coefficient: 0.35,
        weight_with_driver: 3200,
      });
      for (const distance of [660, 1000, 1320] as const) {
        expect(tune[`fuel_type_factor_${distance}`]).toBe(0.3);
        expect(tune[`induction_type_factor_${distance}`]).toBe(0.7);
        expect(tune[`friction_factor_${distance}`]).toBe(0.18);
        expect(tune[`wind_effect_${distance}`]).toBe(1);
        expect(tune[`poly_coeff_da_grains_${distance}`]).toEqual([0, 0, 0]);
        expect(tune[`poly_coeff_da_weight_${distance}`]).toBe(0.7);
        expect(tune[`poly_coeff_max_history_${distance}`]).toBe(15);
        expect(tune[`sl_et_zw_${distance}`]).toBeNull();
      }
    }
    expect(car).toMatchObject({ name: "'69 Camaro", datetime: '2026-06-20T00:00:00.000Z', notes: '' });
  });

  test('tells its fuel and induction, and reads back as stored', () => {
    expect([fuelOf(car), inductionOf(car)]).toEqual(['Methanol', 'Supercharged']);
    expect(parseVehicle(JSON.parse(JSON.stringify(car)))).toEqual({ ok: true, value: car });
  });
});

describe('an edited car', () => {
  test('changes the edited fields in both tunes and nothing else', () => {
    const edited = editVehicle(car, { name: 'Nova', fuel: 'E85', weight_with_driver: pounds(3100) });
    expect([edited.name, fuelOf(edited), inductionOf(edited)]).toEqual(['Nova', 'E85', 'Supercharged']);
    expect(edited.ddpe_tune).toMatchObject({ fuel_type_factor_660: 0.33, weight_with_driver: 3100 });
    expect(edited).toMatchObject({ uid: 'car', finish: 1320, datetime: car.datetime });
    expect(car.name).toBe("'69 Camaro");
  });

  test('raises the tune version only where weight, fuel or induction changed', () => {
    expect(editVehicle(car, { weight_with_driver: pounds(3100) }).base_tune.tune_version_1320).toBe(2);
    expect(editVehicle(car, { induction: 'Naturally Aspirated' }).ddpe_tune.tune_version_660).toBe(2);
    expect(
      editVehicle(car, { name: 'Nova', fuel: 'Methanol', notes: 'x', finish: 660 }).base_tune
        .tune_version_660,
    ).toBe(1);
  });
});
