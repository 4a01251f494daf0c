import { isIndexClass } from './indexClasses';

test('a class is on an index by its name or its number', () => {
  expect(['Super-Comp', 'S/C 8.90'].map(isIndexClass)).toEqual([true, true]);
  expect(['Super Pro', '18.90', ''].map(isIndexClass)).toEqual([false, false, false]);
});
