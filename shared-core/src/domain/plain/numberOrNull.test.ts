import { numberOrNull } from './numberOrNull';

test('a finite number is itself, anything else is null', () => {
  expect([0, -1.5, 9e15].map(numberOrNull)).toEqual([0, -1.5, 9e15]);
  for (const value of [null, undefined, NaN, Infinity, '7', true, [7], {}])
    expect(numberOrNull(value)).toBeNull();
});
