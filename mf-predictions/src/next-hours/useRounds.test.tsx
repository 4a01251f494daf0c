import { createMemoryPlatform, greatLakes } from '@holeshot/shared-core/testing';
import { act, renderHook } from '@testing-library/react';
import { useRounds } from './useRounds';

/** 1 PM in Wisconsin. */
const afternoon = Date.parse('2026-06-20T18:00:00.000Z');
const hour = 3_600_000;

const start = (drafts = createMemoryPlatform().drafts) => {
  const { result, rerender } = renderHook(({ now }) => useRounds(greatLakes, drafts, now), {
    initialProps: { now: afternoon },
  });
  return { result, at: (now: number) => rerender({ now }), drafts };
};

describe('the typed rounds', () => {
  test('stay as they were when the first of them is over, and when one is added', () => {
    const { result, at } = start();
    act(() => result.current.type('2, 3'));
    at(afternoon + 1.5 * hour);
    expect(result.current.rounds).toEqual(['2026-06-20T19:00:00.000Z', '2026-06-20T20:00:00.000Z']);
    act(() => result.current.type('2, 3, 4'));
    expect(result.current.rounds?.[0]).toBe('2026-06-20T19:00:00.000Z');
  });

  test('may have been run already, as a racer types the whole schedule', () => {
    const { result } = start();
    act(() => result.current.type('11:30, 2'));
    expect(result.current.rounds).toEqual(['2026-06-20T16:30:00.000Z', '2026-06-20T19:00:00.000Z']);
  });

  test('are there after a reload, until the next race day', () => {
    const { result, drafts } = start();
    act(() => result.current.type('2'));
    const next = start(drafts);
    expect(next.result.current.text).toBe('2');
    next.at(afternoon + 13 * hour);
    expect(next.result.current.text).toBe('2');
    next.at(afternoon + 20 * hour);
    expect(next.result.current).toMatchObject({ text: '', rounds: undefined });
  });

  test('start anew once the field was empty', () => {
    const { result, at } = start();
    act(() => result.current.type('2'));
    act(() => result.current.type(' '));
    at(afternoon + 5 * hour);
    act(() => result.current.type('2'));
    expect(result.current.rounds).toEqual(['2026-06-21T07:00:00.000Z']);
  });

  test('of a damaged store are none', () => {
    const { drafts } = createMemoryPlatform();
    drafts.write('rounds', { [greatLakes.uid]: { text: 7, at: 'soon' } });
    expect(start(drafts).result.current).toMatchObject({ text: '', rounds: undefined });
    drafts.write('rounds', { [greatLakes.uid]: { text: '2', at: 'soon' } });
    expect(start(drafts).result.current).toMatchObject({ text: '', rounds: undefined });
  });
});
