/** @jest-environment jsdom */
import { intendedRoute } from './intendedRoute';

beforeEach(() => localStorage.clear());

describe('the intended route', () => {
  test('stays until it is cleared', () => {
    expect(intendedRoute.read()).toBeUndefined();
    intendedRoute.write('/logbook?view=2');
    expect(intendedRoute.read()).toBe('/logbook?view=2');
    intendedRoute.clear();
    expect(intendedRoute.read()).toBeUndefined();
  });

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'javascript:alert(1)', '', ' /logbook'])(
    '%j leads nowhere',
    (stored) => {
      intendedRoute.write(stored);
      expect(intendedRoute.read()).toBeUndefined();
    },
  );
});
