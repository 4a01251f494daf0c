import { untilLoaded } from './untilLoaded';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('code is retried until it arrives', async () => {
  let tries = 0;
  const loading = untilLoaded(() => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('chunk 404')) : Promise.resolve('module');
  });
  await jest.advanceTimersByTimeAsync(1000);
  expect(tries).toBe(1);
  await jest.advanceTimersByTimeAsync(6000);
  expect(await loading).toBe('module');
  expect(jest.getTimerCount()).toBe(0);
});
