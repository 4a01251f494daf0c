import { act, render, screen } from '@testing-library/react';
import { WeatherAge } from './WeatherAge';

const minute = 60_000;
const measuredAt = '2026-06-20T17:55:00.000Z';

const showAt = (now: number) => {
  const time = { now };
  const clock = { now: () => time.now, newId: () => 'id' };
  return { time, ...render(<WeatherAge measuredAt={measuredAt} clock={clock} />) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the age of the weather', () => {
  test.each([
    [0, 'Weather just now'],
    [10, 'Weather 10 min ago'],
    [11, 'Weather 11 min ago, old'],
    [60, 'Weather 1 h ago, old'],
    [61, 'Weather 1 h 1 min ago, too old to dial by'],
  ])('%d minutes read: %s', (age, words) => {
    showAt(Date.parse(measuredAt) + age * minute);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('goes on while it is on the screen, and no longer', () => {
    const { time, unmount } = showAt(Date.parse(measuredAt) + 9 * minute);
    time.now += 3 * minute;
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByText('Weather 12 min ago, old')).toBeVisible();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
