/** @jest-environment jsdom */
import { reloadWhenRestored } from './reloadWhenRestored';

const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

test('a page that comes back from the cache is loaded anew, one that is shown first is not', () => {
  const reload = jest.fn();
  reloadWhenRestored(reload);
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
