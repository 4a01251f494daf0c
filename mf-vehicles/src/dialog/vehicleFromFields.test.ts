import { pounds } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { vehicleDraft } from './vehicleDraft';
import { vehicleFromFields } from './vehicleFromFields';
import type { VehicleFields } from './vehicleSchema';

const id = { uid: 'new', now: Date.UTC(2026, 5, 20) };
const begun = vehicleDraft(nova);
const untouched: VehicleFields = { ...begun, weight: nova.base_tune.weight_with_driver };

describe('a new vehicle', () => {
  const fields = { ...untouched, finish: '660' as const };

  test('has what was entered, in both tunes', () => {
    const made = vehicleFromFields({ ...fields, fuel: 'Methanol' }, vehicleDraft(undefined), undefined, id);
    expect(made).toMatchObject({
      uid: 'new',
      name: "'69 Nova",
      finish: 660,
      datetime: '2026-06-20T00:00:00.000Z',
    });
    for (const tune of [made.base_tune, made.ddpe_tune])
      expect(tune).toMatchObject({
        weight_with_driver: 3200,
        fuel_type_factor_660: 0.3,
        tune_version_660: 1,
      });
  });

  test('burns gasoline without a blower where its own factors are not known', () => {
    const own = vehicleFromFields({ ...fields, fuel: 'own', induction: 'own' }, begun, undefined, id);
    expect(own.base_tune).toMatchObject({ fuel_type_factor_660: 0.5, induction_type_factor_660: 1 });
  });
});

describe('a stored vehicle', () => {
  test('stays as it is where nothing was touched', () => {
    expect(vehicleFromFields(untouched, begun, nova, id)).toEqual(nova);
  });

  test('keeps what another device has changed since, but for the touched field', () => {
    const since = {
      ...nova,
      name: 'Green Nova',
      base_tune: { ...nova.base_tune, weight_with_driver: pounds(3150), fuel_type_factor_660: 0.47 },
    };
    expect(vehicleFromFields({ ...untouched, notes: 'New slicks.' }, begun, since, id)).toMatchObject({
      ...{ uid: 'nova', name: 'Green Nova', notes: 'New slicks.' },
      base_tune: since.base_tune,
    });
  });

  test('keeps a factor of its own', () => {
    const base_tune = { ...nova.base_tune, fuel_type_factor_1320: 0.47 };
    const tuned = { ...nova, base_tune };
    const own = vehicleDraft(tuned);
    const saved = vehicleFromFields({ ...untouched, fuel: own.fuel, name: 'Nova II' }, own, tuned, id);
    expect(saved).toMatchObject({ name: 'Nova II', base_tune });
  });
});
