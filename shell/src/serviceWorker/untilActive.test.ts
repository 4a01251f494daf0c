/** @jest-environment jsdom */
import { untilActive } from './untilActive';

/** A browser whose worker becomes active when told. */
const browser = () => {
  let registered = 0;
  let activate = (_: object): void => undefined;
  const serviceWorker = {
    ready: new Promise<object>((resolve) => (activate = resolve)),
    register: () => {
      registered += 1;
      return Promise.reject(new TypeError('a file did not come'));
    },
  } as unknown as ServiceWorkerContainer;
  return {
    serviceWorker,
    registered: () => registered,
    activate: (registration: object) => activate(registration),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a first worker that did not come whole is asked for again, until there is one', async () => {
  const { serviceWorker, registered, activate } = browser();
  const active = untilActive(serviceWorker);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(registered()).toBe(3);
  window.dispatchEvent(new Event('online'));
  expect(registered()).toBe(4);
  const last = {};
  activate(last);
  expect(await active).toBe(last);
  window.dispatchEvent(new Event('focus'));
  await jest.advanceTimersByTimeAsync(120_000);
  expect(registered()).toBe(4);
});
