/** @jest-environment jsdom */
import { passFieldsOf, type CustomField } from '@holeshot/shared-core';
import { renderHook } from '@testing-library/react';
import { passColumns } from './passColumns';
import { useSameColumns } from './useSameColumns';

const launch: CustomField = {
  pk: 'launch',
  title: 'Launch rpm',
  titleShort: 'Launch',
  description: '',
  defaultLastValue: true,
  isCustomField: true,
  isNumeric: true,
  numericFormat: '0.0',
};
const fieldKeys = ['derived.finish_et', 'timeslip.et_60'];
const columnsOf = (own = passFieldsOf([]), keys = fieldKeys, severalVehicles = false) =>
  passColumns(own, { fieldKeys: keys }, 1320, severalVehicles);

test('columns that are made anew and say the same are the same, so that no row is drawn again', () => {
  const { result, rerender } = renderHook(useSameColumns, { initialProps: columnsOf() });
  const first = result.current;
  rerender(columnsOf());
  expect(result.current).toBe(first);
});

test.each<[string, ReturnType<typeof columnsOf>]>([
  ['one more', columnsOf(passFieldsOf([]), [...fieldKeys, 'timeslip.et_330'])],
  ['another order', columnsOf(passFieldsOf([]), [...fieldKeys].reverse())],
  ['the vehicle, once there are several', columnsOf(passFieldsOf([]), fieldKeys, true)],
  [
    'the name of the finish, once distances differ',
    passColumns(passFieldsOf([]), { fieldKeys }, undefined, false),
  ],
])('columns that say something else are those: %s', (_, next) => {
  const { result, rerender } = renderHook(useSameColumns, { initialProps: columnsOf() });
  rerender(next);
  expect(result.current).toBe(next);
});

test('an own field that is shown otherwise is shown so', () => {
  const own = (numericFormat: string) =>
    columnsOf(passFieldsOf([{ ...launch, numericFormat }]), ['custom_fields.launch']);
  const { result, rerender } = renderHook(useSameColumns, { initialProps: own('0.0') });
  const next = own('0.00');
  rerender(next);
  expect(result.current).toBe(next);
});
