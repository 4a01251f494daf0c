/** @jest-environment jsdom */
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { act, renderHook } from '@testing-library/react';
import { useRememberedLanes } from './useRememberedLanes';

const open = (drafts = createMemoryPlatform().drafts) => {
  const { result } = renderHook(() => useRememberedLanes(drafts));
  return {
    drafts,
    laneOf: (car: string) => result.current.laneOf(car),
    choose: (...chosen: Parameters<typeof result.current.rememberLane>) =>
      act(() => result.current.rememberLane(...chosen)),
  };
};

describe('the lane of each car', () => {
  test('is there at the next start, and either lane is remembered too', () => {
    const { drafts, choose } = open();
    choose('nova', 'Left');
    choose('duster', 'Right');
    choose('nova', undefined);
    const next = open(drafts);
    expect([next.laneOf('nova'), next.laneOf('duster'), next.laneOf('new')]).toEqual([
      undefined,
      'Right',
      undefined,
    ]);
  });

  test('chosen on one screen leaves what another screen remembered of another car', () => {
    const { drafts, choose } = open();
    const other = open(drafts);
    choose('nova', 'Left');
    other.choose('duster', 'Right');
    expect(open(drafts).laneOf('nova')).toBe('Left');
  });

  test.each([null, 'Left', 7, ['Left'], { nova: 'Middle' }, { nova: { lane: 'Left' } }])(
    'is either where the device holds %j, and can be chosen again',
    (stored) => {
      const { drafts } = createMemoryPlatform();
      drafts.write('lanes', stored);
      const { laneOf, choose } = open(drafts);
      expect(laneOf('nova')).toBeUndefined();
      choose('nova', 'Right');
      expect(laneOf('nova')).toBe('Right');
    },
  );

  test('is either for a car with the name of a part of every record', () => {
    expect(open().laneOf('constructor')).toBeUndefined();
  });
});
