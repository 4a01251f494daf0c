import { nova } from '@holeshot/shared-core/testing';
import * as v from 'valibot';
import { vehicleDraft } from './vehicleDraft';
import { vehicleSchema } from './vehicleSchema';

test('a new vehicle begins with the usual car and no name', () => {
  expect(vehicleDraft(undefined)).toEqual({
    ...{ name: '', weight: '3500', fuel: 'Gasoline', induction: 'Naturally Aspirated' },
    ...{ finish: '1320', notes: '' },
  });
});

test('a stored vehicle stands in the form as texts that may be saved again', () => {
  const draft = vehicleDraft({ ...nova, finish: 1000, notes: 'Four-link.' });
  expect(draft).toEqual({
    ...{ name: "'69 Nova", weight: '3200', fuel: 'Gasoline', induction: 'Naturally Aspirated' },
    ...{ finish: '1000', notes: 'Four-link.' },
  });
  expect(v.parse(vehicleSchema, draft)).toEqual({ ...draft, weight: 3200 });
});

test('a factor that belongs to no fuel or induction is its own', () => {
  const base_tune = { ...nova.base_tune, fuel_type_factor_1320: 0.47, induction_type_factor_1320: 0.85 };
  expect(vehicleDraft({ ...nova, base_tune })).toMatchObject({ fuel: 'own', induction: 'own' });
});
