import { act, renderHook } from '@testing-library/react';
import { useScreenAwake } from './useScreenAwake';

const put = (wakeLock: unknown) => Object.assign(navigator, { wakeLock });

afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'));

test('a browser that cannot hold the screen on offers nothing', () => {
  expect(renderHook(() => useScreenAwake()).result.current.awake).toBe('none');
});

test.each<[string, () => unknown]>([
  [
    'throws at once',
    () => {
      throw new TypeError('no');
    },
  ],
  ['refuses', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
])('a browser that %s leaves it off', async (_, request) => {
  put({ request });
  const { result } = renderHook(() => useScreenAwake());
  await act(async () => {
    await Promise.resolve();
  });
  expect(result.current.awake).toBe('off');
});
