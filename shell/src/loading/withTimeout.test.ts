import { withTimeout } from './withTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('work with a time-out', () => {
  test('returns the result of the work and leaves no timer', async () => {
    expect(await withTimeout(Promise.resolve(7), 1000, 'slow')).toBe(7);
    await expect(withTimeout(Promise.reject(new Error('broken')), 1000, 'slow')).rejects.toThrow('broken');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('rejects with its name after the time', async () => {
    const never = withTimeout(new Promise<never>(() => undefined), 1000, 'It took too long.');
    jest.advanceTimersByTime(1000);
    await expect(never).rejects.toMatchObject({ name: 'Timeout', message: 'It took too long.' });
  });
});
