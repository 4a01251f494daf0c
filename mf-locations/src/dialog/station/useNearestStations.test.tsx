import { ok, type Result, type WeatherPort, type WeatherStation } from '@holeshot/shared-core';
import { createMemoryPlatform, greatLakes } from '@holeshot/shared-core/testing';
import { act, renderHook } from '@testing-library/react';
import type { Place } from '../../find/Place';
import { useNearestStations } from './useNearestStations';

const unionGrove = { lat: 42.66, lng: -88.03 };

const start = (nearestStations: WeatherPort['nearestStations'], place: Place = unionGrove) => {
  const weather = { ...createMemoryPlatform().weather, nearestStations };
  return renderHook((props: { place: Place }) => useNearestStations(weather, props.place), {
    initialProps: { place },
  });
};
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('looking for stations', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('asks once typing has paused, not for each keystroke', async () => {
    const asked: Place[] = [];
    const { rerender } = start((place) => {
      asked.push(place);
      return Promise.resolve(ok([]));
    });
    await wait(200);
    rerender({ place: { lat: 42.661, lng: -88.03 } });
    await wait(1000);
    expect(asked).toEqual([{ lat: 42.661, lng: -88.03 }]);
  });

  test('drops the answer for coordinates that were changed meanwhile', async () => {
    const answers: ((answer: Result<WeatherStation[]>) => void)[] = [];
    const { result, rerender } = start(() => new Promise((resolve) => answers.push(resolve)));
    await wait(500);
    rerender({ place: { lat: 33, lng: -117 } });
    await wait(500);
    answers[1]?.(ok([]));
    answers[0]?.(ok(greatLakes.weather_station === null ? [] : [greatLakes.weather_station]));
    await wait(0);
    expect(result.current.search).toEqual({ state: 'none' });
  });

  test('says after 15 seconds that nobody answered, and still takes a late answer', async () => {
    let answer: (answer: Result<WeatherStation[]>) => void = () => undefined;
    const { result } = start(() => new Promise((resolve) => (answer = resolve)));
    await wait(14_000);
    expect(result.current.search).toEqual({ state: 'searching' });
    await wait(2000);
    expect(result.current.search).toEqual({
      state: 'failed',
      message: 'The weather service did not answer.',
    });
    answer(ok([]));
    await wait(0);
    expect(result.current.search).toEqual({ state: 'none' });
  });

  test('takes a service that breaks for one that did not answer', async () => {
    const { result } = start(() => Promise.reject(new Error('broken')));
    await wait(500);
    expect(result.current.search.state).toBe('failed');
  });
});
