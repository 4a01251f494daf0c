import { distances } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { isAdvanced, labelOf, tuneNumbers } from './tuneNumbers';

const numbers = [...tuneNumbers.values()];

test('each number stands in the tune that it names', () => {
  for (const { key, tune } of numbers) expect(nova[tune]).toHaveProperty(key);
});

test('a number of one distance has each of them, one of the car none', () => {
  const fieldsAt = (at: number | undefined) => numbers.filter(({ distance }) => distance === at).length;
  expect(distances.map(fieldsAt)).toEqual([7, 7, 7]);
  expect(fieldsAt(undefined)).toBe(4);
  for (const { key, distance } of numbers) expect(key.endsWith(`_${distance}`)).toBe(distance !== undefined);
});

test('the values of most cars may be typed, and a new car has them', () => {
  for (const { key, tune, usual, min, max } of numbers) {
    const given = nova[tune][key] ?? min;
    expect(given >= min && given <= max).toBe(true);
    if (usual !== undefined) expect(given).toBe(usual);
  }
});

test('weight, base ET, wind, fuel and induction are in sight, the rest is folded away', () => {
  const inSight = numbers.filter((each) => !isAdvanced(each)).map(({ key }) => key.replace(/_\d+$/, ''));
  expect([...new Set(inSight)]).toEqual([
    ...['weight_with_driver', 'sl_et_zw', 'wind_effect', 'fuel_type_factor', 'induction_type_factor'],
  ]);
});

test('a number is called the same at each distance', () => {
  expect(labelOf('sl_et_zw')).toBe('Base ET');
  expect(distances.map((distance) => tuneNumbers.get(`sl_et_zw_${distance}`)?.label)).toEqual(
    Array.from(distances, () => 'Base ET'),
  );
});
