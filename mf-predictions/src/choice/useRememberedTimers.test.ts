/** @jest-environment jsdom */
import { createMemoryPlatform } from '@holeshot/shared-core/testing';
import { act, renderHook } from '@testing-library/react';
import { useRememberedTimers } from './useRememberedTimers';

const open = (platform = createMemoryPlatform()) => {
  const { result } = renderHook(() => useRememberedTimers(platform));
  return {
    platform,
    timerOf: (car: string) => result.current.timerOf(car),
    set: (...set: Parameters<typeof result.current.rememberTimer>) =>
      act(() => result.current.rememberTimer(...set)),
  };
};

describe('the timer that the racer set for each car', () => {
  test('is there at the next start with the moment of its setting, until it is taken back', () => {
    const { platform, set } = open();
    set('nova', 0.45);
    set('duster', 0);
    const at = platform.clock.now();
    const next = open(platform);
    expect([next.timerOf('nova'), next.timerOf('duster')]).toEqual([
      { timer: 0.45, at },
      { timer: 0, at },
    ]);
    next.set('nova', undefined);
    expect([next.timerOf('nova'), open(platform).timerOf('nova')]).toEqual([undefined, undefined]);
    expect(open(platform).timerOf('duster')?.timer).toBe(0);
  });

  test.each([null, 0.45, { nova: 0.45 }, { nova: { timer: '0.45', at: 1 } }, { nova: [0.45] }])(
    'is none where the device holds %j, and can be set again',
    (stored) => {
      const platform = createMemoryPlatform();
      platform.drafts.write('timers', stored);
      const { timerOf, set } = open(platform);
      expect(timerOf('nova')).toBeUndefined();
      set('nova', 0.5);
      expect(timerOf('nova')?.timer).toBe(0.5);
    },
  );

  test('is none for a car with the name of a part of every record', () => {
    expect(open().timerOf('constructor')).toBeUndefined();
  });
});
