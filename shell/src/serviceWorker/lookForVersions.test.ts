/** @jest-environment jsdom */
import { lookForVersions } from './lookForVersions';

const known = { bad: ['mf_logbook/1a2b'], shown: ['mf_logbook/3c4d'] };

const start = () => {
  const asked: unknown[] = [];
  const update = jest.fn(() => Promise.reject(new Error('no network')));
  const worker = (told: unknown[]) =>
    ({ postMessage: (message: unknown) => told.push(message) }) as unknown as ServiceWorker;
  const registration = { active: worker(asked), waiting: null as ServiceWorker | null, update };
  lookForVersions(registration, () => known);
  const wait = () => {
    const told: unknown[] = [];
    registration.waiting = worker(told);
    return told;
  };
  return { asked, update, wait };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('new versions', () => {
  test('are looked for at the start and every 60 seconds, of the shell and of the remotes', () => {
    const { asked, update } = start();
    expect(asked).toEqual([{ type: 'SYNC', ...known }]);
    expect(update).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(59_999);
    expect(asked).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect([asked.length, update.mock.calls.length]).toEqual([2, 2]);
    jest.advanceTimersByTime(60_000);
    expect([asked.length, update.mock.calls.length]).toEqual([3, 3]);
  });

  test('are looked for when the window gets the focus', () => {
    const { asked, update } = start();
    window.dispatchEvent(new Event('focus'));
    expect([asked.length, update.mock.calls.length]).toEqual([2, 2]);
  });

  test('are looked for by the worker that waits too, whose versions are those of the next start', () => {
    const { asked, wait } = start();
    const told = wait();
    window.dispatchEvent(new Event('focus'));
    expect(told).toEqual([{ type: 'SYNC', ...known }]);
    expect(asked).toHaveLength(2);
  });

  test.each(['hidden', 'offline'])('are not looked for while the app is %s', (state) => {
    const { asked, update } = start();
    if (state === 'hidden') jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    else jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event('focus'));
    expect([asked.length, update.mock.calls.length]).toEqual([1, 1]);
  });
});
