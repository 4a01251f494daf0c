import { tuneDifferences, type BaseTune, type DdpeTune, type TuneDifference } from '@holeshot/shared-core';
import { nova } from '@holeshot/shared-core/testing';
import { changeLines } from './changeLines';

const titleOf = (uid: string) => `Track ${uid}`;
const linesOf = (differences: readonly TuneDifference[]): string[] =>
  changeLines(differences, titleOf).map(({ what, before, after }) => `${what}: ${before} → ${after}`);
const lines = (own: Partial<BaseTune>, learned: Partial<DdpeTune> = {}): string[] =>
  linesOf(
    tuneDifferences(nova, {
      base_tune: { ...nova.base_tune, ...own },
      ddpe_tune: { ...nova.ddpe_tune, ...learned },
    }),
  );

test('two tunes that are the same differ in nothing', () => {
  expect(lines({})).toEqual([]);
});

test('the same change at several distances is told once', () => {
  const [fuel_type_factor_660, fuel_type_factor_1000, fuel_type_factor_1320] = [0.33, 0.33, 0.33];
  expect(lines({ fuel_type_factor_660, fuel_type_factor_1000, fuel_type_factor_1320 })).toEqual([
    'Fuel factor, all distances: 0.5 → 0.33',
  ]);
  expect(lines({ fuel_type_factor_660, fuel_type_factor_1320 })).toEqual([
    'Fuel factor, 1/8 mile and 1/4 mile: 0.5 → 0.33',
  ]);
  expect(lines({ fuel_type_factor_660, fuel_type_factor_1320: 0.3 })).toEqual([
    'Fuel factor, 1/8 mile: 0.5 → 0.33',
    'Fuel factor, 1/4 mile: 0.5 → 0.3',
  ]);
});

test('a number has its unit, separated thousands and four decimals at most', () => {
  const weight: TuneDifference = {
    ...{ tune: 'own', field: 'weight_with_driver', distance: undefined, locationUid: undefined },
    ...{ before: 3200, after: 900.123456 },
  };
  expect(linesOf([weight])).toEqual(['Race weight with driver: 3,200 lb → 900.1235 lb']);
});

test('a learned change stands apart from a typed one, and names its track', () => {
  expect(
    lines({ sl_et_zw_660: null, wind_effect_660: 0.8 }, { wind_effect_660: 1.1, auto_adjust_disabled: true }),
  ).toEqual([
    'Wind effect, 1/8 mile: 1 → 0.8',
    'Leave this tune to me: off → on',
    'Learned wind effect, 1/8 mile: 1 → 1.1',
  ]);
  const at: Omit<TuneDifference, 'field'> = {
    ...{ tune: 'learned', distance: 1320, locationUid: 'north', before: null, after: -0.0123 },
  };
  expect(
    linesOf([
      { ...at, field: 'sl_et_zw' },
      { ...at, field: 'wind_effect', before: 0 },
      { ...at, field: 'elevation', distance: undefined, before: -12, after: 1250 },
    ]),
  ).toEqual([
    'Base ET at Track north, 1/4 mile: none → −0.012 s',
    'Wind effect at Track north, 1/4 mile: +0.00 → −0.01',
    'Elevation at Track north: −12 ft → 1,250 ft',
  ]);
});
