import { seconds } from '@holeshot/shared-core';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useChosenDial } from './useChosenDial';

const prediction = { et: seconds(11.2), sd: 0.012, low80: seconds(11.185), high80: seconds(11.215) };

const show = () =>
  renderHook(() => {
    const [held, hold] = useState<number | null>(null);
    const given = prediction as unknown as Parameters<typeof useChosenDial>[0];
    return { held, ...useChosenDial(given, { held, hold, usualRisk: 0.2 }) };
  });

describe('the dial under the finger', () => {
  test('is shown while it slides, and held once it rests', () => {
    const { result } = show();
    act(() => result.current.slide(seconds(11.23)));
    expect(result.current).toMatchObject({ dial: 11.23, held: null });
    act(() => result.current.rest());
    expect(result.current).toMatchObject({ dial: 11.23, held: 11.23 });
  });

  test('gives way to a dial that is chosen before it rests', () => {
    const { result } = show();
    act(() => result.current.slide(seconds(11.23)));
    act(() => result.current.onHold(seconds(11.19)));
    expect(result.current).toMatchObject({ dial: 11.19, held: 11.19 });
    act(() => result.current.slide(seconds(11.22)));
    act(() => result.current.onLetGo());
    expect(result.current).toMatchObject({ held: null, isHeld: false });
  });
});
