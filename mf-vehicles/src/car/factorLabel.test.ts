import { nova } from '@holeshot/shared-core/testing';
import { fuelLabel, inductionLabel } from './factorLabel';

const tuned = (change: Partial<typeof nova.base_tune>) => ({
  ...nova,
  base_tune: { ...nova.base_tune, ...change },
});

test('names the fuel and the induction of a car', () => {
  expect([fuelLabel(nova), inductionLabel(nova)]).toEqual(['Gasoline', 'Naturally Aspirated']);
  expect(fuelLabel(tuned({ fuel_type_factor_1320: 0.33 }))).toBe('E85');
  expect(inductionLabel(tuned({ induction_type_factor_1320: 0.7 }))).toBe('Supercharged');
});

test('shows a factor that belongs to no fuel or induction as it is', () => {
  expect(fuelLabel(tuned({ fuel_type_factor_1320: 0.47 }))).toBe('Own factor 0.47');
  expect(inductionLabel(tuned({ induction_type_factor_1320: 0 }))).toBe('Own factor 0');
});

test('reads the factors at the distance the car is raced over alone', () => {
  const eighth = tuned({ fuel_type_factor_660: 0.3, induction_type_factor_660: 0.7 });
  expect([fuelLabel(eighth), inductionLabel(eighth)]).toEqual(['Gasoline', 'Naturally Aspirated']);
  const raced = { ...eighth, finish: 660 as const };
  expect([fuelLabel(raced), inductionLabel(raced)]).toEqual(['Methanol', 'Supercharged']);
});
