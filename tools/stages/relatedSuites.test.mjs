/* global expect, test */
import { nearestFirst } from './relatedSuites.mjs';

test('a changed suite comes first, then its folder, its package and the others', () => {
  const suites = [
    'mf-weather/src/a.test.ts',
    'shell/src/b/c.test.ts',
    'shell/src/d/e.test.ts',
    'shell/src/d/f.test.ts',
  ];
  expect(nearestFirst(suites, ['shell/src/d/f.test.ts', 'shell/src/d/g.ts'])).toEqual([
    'shell/src/d/f.test.ts',
    'shell/src/d/e.test.ts',
    'shell/src/b/c.test.ts',
    'mf-weather/src/a.test.ts',
  ]);
});
