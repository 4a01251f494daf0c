import { withoutAbsent } from './withoutAbsent';

test('a copy lacks what is undefined or null, and has what is only empty', () => {
  const record = { a: undefined, b: null, c: 0, d: '', e: false, f: NaN, g: [] };
  expect(withoutAbsent(record)).toStrictEqual({ c: 0, d: '', e: false, f: NaN, g: [] });
  expect(record).toHaveProperty('a');
});
