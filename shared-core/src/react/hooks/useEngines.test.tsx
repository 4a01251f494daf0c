import { act, renderHook } from '@testing-library/react';
import type { Distance } from '../../domain/entities/Distance';
import { createEngineShelf } from './engineShelf';
import { useEngines, type ToLearn } from './useEngines';
import { greatLakes } from '../../testing/fixtures/fixtures';
import { nova, novaPasses } from '../../testing/fixtures/novaSeason';

const toLearn: ToLearn = { vehicle: nova, location: greatLakes, passes: novaPasses };
const onePassMore: ToLearn = {
  ...toLearn,
  passes: [
    ...novaPasses,
    { ...novaPasses.at(-1)!, log_entry_uid: 'more', log_entry_datetime: '2026-06-21T15:00:00.000Z' },
  ],
};
/** A clock by which each pass takes the whole of a slice. */
const slow = () => {
  let time = 0;
  return { now: () => (time += 20) };
};
const standing = { now: () => 0 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

interface Taught {
  input: ToLearn | undefined;
  finishes?: readonly Distance[];
}
const initialProps: Taught = { input: toLearn };

const show = (clock: { now: () => number }, shelf = createEngineShelf()) =>
  renderHook(({ input, finishes }: Taught) => useEngines(shelf, clock, input, finishes), { initialProps });
/** Lets one slice pass. */
const turn = () => act(() => jest.advanceTimersToNextTimerAsync());

test('learns a short log book before anything is drawn without it', () => {
  const [engine] = show(standing).result.current ?? [];
  expect(engine?.learned).toEqual(novaPasses);
  expect(engine?.finish).toBe(1320);
});

test('learns a long one a slice at a time, and of a change only what is new', async () => {
  const { result, rerender } = show(slow());
  for (let pass = 1; pass < novaPasses.length; pass += 1) {
    expect(result.current).toBeUndefined();
    await turn();
  }
  expect(result.current).toHaveLength(1);
  rerender({ input: onePassMore });
  expect(result.current?.[0]?.learned).toHaveLength(novaPasses.length + 1);
});

test('goes on where another screen was, at its own pace or together with it', async () => {
  const shelf = createEngineShelf();
  const clock = slow();
  const first = show(clock, shelf);
  first.unmount();
  const [second, third] = [show(clock, shelf), show(clock, shelf)];
  await turn();
  await turn();
  await turn();
  expect(second.result.current).toHaveLength(1);
  await turn();
  expect(third.result.current).toHaveLength(1);
});

test('gives no engine of other distances than those asked for', async () => {
  const { result, rerender } = show(slow());
  await act(() => jest.runAllTimersAsync());
  rerender({ input: toLearn, finishes: [660, 1000] });
  expect(result.current).toBeUndefined();
  await act(() => jest.runAllTimersAsync());
  expect(result.current?.map(({ finish }) => finish)).toEqual([660, 1000]);
});

test('stops learning where nobody waits for it any more', () => {
  const { unmount } = show(slow());
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  act(() => jest.runAllTimers());
  expect(jest.getTimerCount()).toBe(0);
});

test('has nothing where there is nothing to learn', () => {
  const { result, rerender } = show(standing);
  rerender({ input: undefined });
  expect(result.current).toBeUndefined();
});
