import { act, renderHook } from '@testing-library/react';
import { useLearned, type ToLearn } from './useLearned';
import { greatLakes } from '../../testing/fixtures/fixtures';
import { nova, novaPasses } from '../../testing/fixtures/novaSeason';

const toLearn = (name: string): ToLearn => ({
  vehicle: { ...nova, uid: name },
  location: greatLakes,
  passes: novaPasses.map((pass) => ({ ...pass, vehicle: { ...pass.vehicle, uid: name } })),
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a short log book is learned before anything is drawn without it', () => {
  jest.spyOn(performance, 'now').mockReturnValue(0);
  const input = toLearn('short');
  expect(renderHook(() => useLearned(input)).result.current).toBe(true);
});

test('a long one is learned a slice at a time, and a change of it is learned too', async () => {
  jest.useFakeTimers();
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 20));
  const first = toLearn('long');
  const { result, rerender } = renderHook(({ input }) => useLearned(input), {
    initialProps: { input: first },
  });
  expect(result.current).toBe(false);
  await act(() => jest.runAllTimersAsync());
  expect(result.current).toBe(true);
  rerender({ input: toLearn('longer') });
  expect(result.current).toBe(false);
  await act(() => jest.runAllTimersAsync());
  expect(result.current).toBe(true);
});

test('with nothing to learn it says no', () => {
  expect(renderHook(() => useLearned(undefined)).result.current).toBe(false);
});
