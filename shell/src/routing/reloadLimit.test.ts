/** @jest-environment jsdom */
import { maxReloads, reloadAfterFailure, resetReloads } from './reloadLimit';

beforeEach(() => sessionStorage.clear());

describe('reloading after a page failed to load', () => {
  test('happens three times, and not a fourth', () => {
    const reload = jest.fn();
    const answers = [1, 2, 3, 4].map(() => reloadAfterFailure(reload, true));
    expect(answers).toEqual([true, true, true, false]);
    expect(reload).toHaveBeenCalledTimes(maxReloads);
  });

  test('never happens without a network, and does not count then', () => {
    const reload = jest.fn();
    expect(reloadAfterFailure(reload, false)).toBe(false);
    expect([1, 2, 3].map(() => reloadAfterFailure(reload, true))).toEqual([true, true, true]);
    expect(reload).toHaveBeenCalledTimes(3);
  });

  test('may happen again once a page was reached', () => {
    const reload = jest.fn();
    for (let i = 0; i < 4; i += 1) reloadAfterFailure(reload, true);
    resetReloads();
    expect(reloadAfterFailure(reload, true)).toBe(true);
  });

  test('counts before it reloads', () => {
    reloadAfterFailure(() => expect(sessionStorage.length).toBe(1), true);
    expect.assertions(1);
  });

  test.each(['many', '-', '{}'])('never happens when the count reads %j', (count) => {
    const reload = jest.fn();
    reloadAfterFailure(() => undefined, true);
    sessionStorage.setItem(sessionStorage.key(0)!, count);
    expect(reloadAfterFailure(reload, true)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('never happens when the tab cannot count: it would never end', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const reload = jest.fn();
    expect(reloadAfterFailure(reload, true)).toBe(false);
    refuse.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });
});
