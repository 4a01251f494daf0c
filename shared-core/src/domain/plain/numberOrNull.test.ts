import { numberOrNull } from './numberOrNull';

test('what is stored as a number is that number, all else is none', () => {
  expect([0, -1.5, 9e15].map(numberOrNull)).toEqual([0, -1.5, 9e15]);
  for (const value of [null, undefined, NaN, Infinity, '7', true, [7], {}])
    expect(numberOrNull(value)).toBeNull();
});
