import { streetCar } from '../../testing/fixtures/streetCar';
import { parseVehicle } from './parseVehicle';

const messageOf = (result: { ok: boolean; failure?: { message: string } }): string | undefined =>
  result.failure?.message;

describe('a stored vehicle', () => {
  test('gets defaults for missing tune fields', () => {
    const read = parseVehicle({
      uid: 'old',
      name: 'Old car',
      finish: 660,
      base_tune: { weight_with_driver: 2900 },
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        notes: '',
        base_tune: {
          weight_with_driver: 2900,
          friction_factor_1000: 0.18,
          poly_coeff_da_grains_660: [0, 0, 0],
        },
        ddpe_tune: { weight_with_driver: 3500, apply_learned_corrections: true, location_offsets: {} },
      },
    });
  });

  test('with a wrong field is broken and says where', () => {
    const wrong = { ...streetCar, base_tune: { ...streetCar.base_tune, wind_effect_660: '1' } };
    expect(messageOf(parseVehicle(wrong))).toBe(
      'This vehicle cannot be read: base_tune.wind_effect_660 is not a number.',
    );
    expect(messageOf(parseVehicle({ ...streetCar, finish: 1319 }))).toContain('finish is not a distance');
  });
});
