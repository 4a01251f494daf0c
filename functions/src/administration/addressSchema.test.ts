import * as v from 'valibot';
import { addressSchema } from './addressSchema';

test.each([
  ['  Ann@Strip.TEST ', 'ann@strip.test'],
  ["o'brien@strip.test", "o'brien@strip.test"],
  ['ann@xn--bcher-kva.test', 'ann@xn--bcher-kva.test'],
])('“%s” is the address %s', (typed, address) => {
  expect(v.parse(addressSchema, typed)).toBe(address);
});

test.each([
  '',
  ' ',
  'ann',
  'ann@strip',
  'ann@strip.test, bob@strip.test',
  `${'a'.repeat(250)}@b.test`,
  '*',
  null,
  7,
])('%j is no address', (typed) => {
  expect(v.is(addressSchema, typed)).toBe(false);
});
