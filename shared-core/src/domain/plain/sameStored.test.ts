import fc from 'fast-check';
import { sameStored } from './sameStored';

test('two records are the same whatever the order of their fields', () => {
  expect(sameStored({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
  expect(sameStored([1, 2], [2, 1])).toBe(false);
});

test.each([
  [{ a: undefined }, {}],
  [{ a: undefined }, { b: undefined, a: 1 }],
  [null, {}],
  [0, -0],
  ['1', 1],
  [{ a: [] }, { a: [undefined] }],
])('%j and %j differ', (a, b) => {
  expect(sameStored(a, b)).toBe(false);
  expect(sameStored(b, a)).toBe(false);
});

test('NaN is the same as NaN: an unreadable number is no change', () => {
  expect(sameStored({ et: NaN }, { et: NaN })).toBe(true);
});

test('law: a value is the same as its copy', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => sameStored(value, structuredClone(value))));
});
