import fc from 'fast-check';
import { nameProblem } from '../forms/nameProblem';
import { pounds, seconds } from '../units/units';
import { copyVehicle } from './copyVehicle';
import { createVehicle } from './createVehicle';

const now = Date.UTC(2026, 5, 20);
const created = createVehicle({
  uid: 'nova',
  name: "'69 Nova",
  finish: 660,
  weight_with_driver: pounds(3200),
  fuel: 'E85',
  induction: 'Supercharged',
  notes: 'Four-link since May.',
  now: 0,
});
const nova = {
  ...created,
  base_tune: { ...created.base_tune, tune_version_660: 4, sl_et_zw_660: seconds(7.02) },
  ddpe_tune: { ...created.ddpe_tune, location_offsets: { byron: { sl_et_zw_660: seconds(0.02) } } },
};

describe('a copy of a vehicle', () => {
  const copy = copyVehicle(nova, { uid: 'copy', taken: [nova.name], now });

  test('has the same details and tunes, a new name and uid, and begins at version 1', () => {
    expect(copy).toEqual({
      ...nova,
      uid: 'copy',
      name: "'69 Nova (copy)",
      datetime: '2026-06-20T00:00:00.000Z',
      base_tune: { ...nova.base_tune, tune_version_660: 1 },
    });
  });

  test('is numbered where a copy exists', () => {
    const taken = [nova.name, "'69 Nova (copy)", "'69 Nova (copy 2)"];
    expect(copyVehicle(nova, { uid: 'copy', taken, now }).name).toBe("'69 Nova (copy 3)");
  });

  test('always has a valid name', () => {
    const name = fc
      .string({ unit: fc.constantFrom('a', ' ', '𐐀', "'"), minLength: 1, maxLength: 60 })
      .filter((text) => nameProblem(text) === undefined);
    fc.assert(
      fc.property(name, (text) => {
        const copied = copyVehicle({ ...nova, name: text }, { uid: 'copy', taken: [text], now });
        return nameProblem(copied.name) === undefined;
      }),
    );
  });
});
