import { nationalValue } from './nationalValue';

const speed = { unitCode: 'wmoUnit:km_h-1', value: 36, qualityControl: 'V' };

test('a value comes in the unit of the app, with any prefix of the unit or none', () => {
  expect(nationalValue(speed)).toBeCloseTo(10, 9);
  expect(nationalValue({ unitCode: 'unit:m_s-1', value: 10 })).toBe(10);
  expect(nationalValue({ unitCode: 'degC', value: -40 })).toBe(-40);
  expect(nationalValue({ ...speed, value: 0 })).toBe(0);
});

test.each([
  ['was rejected', { ...speed, qualityControl: 'X' }],
  ['has another unit', { ...speed, unitCode: 'wmoUnit:degF' }],
  ['has no unit', { value: 7 }],
  ['is no number', { ...speed, value: '36' }],
  ['is NaN', { ...speed, value: NaN }],
  ['is missing', { ...speed, value: null }],
  ['is no record', null],
  ['is a bare number', 36],
])('a value that %s is unknown', (_, field) => {
  expect(nationalValue(field)).toBeUndefined();
});
