import { untilInstalled } from './untilInstalled';

/** The browser's workers, as much of them as an install uses. */
const workers = ({ controlled, waits }: { controlled: boolean; waits: boolean }) => {
  const told: unknown[] = [];
  const waiting = waits ? { postMessage: (message: unknown) => told.push(message) } : null;
  const container = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    getRegistration: () => Promise.resolve({ waiting }),
  }) as unknown as ServiceWorkerContainer;
  return { container, told, takeControl: () => container.dispatchEvent(new Event('controllerchange')) };
};

/** Whether the page may be loaded anew, after so many milliseconds and after so many more. */
const install = async (container: ServiceWorkerContainer) => {
  let isReady = false;
  void untilInstalled(container).then(() => (isReady = true));
  await jest.advanceTimersByTimeAsync(0);
  return async (milliseconds: number) => {
    await jest.advanceTimersByTimeAsync(milliseconds);
    return isReady;
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the reload after Install', () => {
  test('comes after 500 ms', async () => {
    const after = await install(workers({ controlled: true, waits: false }).container);
    expect(await after(499)).toBe(false);
    expect(await after(1)).toBe(true);
  });

  test('comes 1,000 ms later where no worker controls the page', async () => {
    const after = await install(workers({ controlled: false, waits: false }).container);
    expect(await after(1499)).toBe(false);
    expect(await after(1)).toBe(true);
  });

  test('waits for a new worker to take control, which it is told to, and not before 500 ms', async () => {
    const { container, told, takeControl } = workers({ controlled: true, waits: true });
    const after = await install(container);
    expect(told).toEqual([{ type: 'SKIP_WAITING' }]);
    expect(await after(3000)).toBe(false);
    takeControl();
    expect(await after(0)).toBe(true);

    const quick = workers({ controlled: true, waits: true });
    const afterQuick = await install(quick.container);
    quick.takeControl();
    expect(await afterQuick(499)).toBe(false);
    expect(await afterQuick(1)).toBe(true);
  });

  test('comes after ten seconds where the new worker does not take control', async () => {
    const after = await install(workers({ controlled: true, waits: true }).container);
    expect(await after(9999)).toBe(false);
    expect(await after(1)).toBe(true);
  });
});
