/** @jest-environment jsdom */
import { connection$, markListener } from './connection';

const data = (): string | undefined => {
  let seen: string | undefined;
  connection$.subscribe((connection) => (seen = connection.data)).unsubscribe();
  return seen;
};

afterEach(() => {
  for (const name of ['settings', 'passes']) markListener(name, true);
});

describe('data is stale', () => {
  test('three seconds after the values of a listener are the device’s own, until the server answers', () => {
    jest.useFakeTimers();
    const seen: string[] = [];
    const subscription = connection$.subscribe((connection) => void seen.push(connection.data));
    markListener('settings', true, false);
    jest.advanceTimersByTime(2_999);
    expect(seen.at(-1)).toBe('fresh');
    jest.advanceTimersByTime(1);
    expect(seen.at(-1)).toBe('stale');
    markListener('settings', true, true);
    expect(seen.at(-1)).toBe('fresh');
    subscription.unsubscribe();
    jest.useRealTimers();
  });

  test('from the failure of a live listener until its next update', () => {
    expect(data()).toBe('fresh');
    markListener('settings', false);
    expect(data()).toBe('stale');
    markListener('settings', true);
    expect(data()).toBe('fresh');
  });

  test('while any listener has failed, however often each fails', () => {
    markListener('settings', false);
    markListener('passes', false);
    markListener('passes', false);
    markListener('settings', true);
    expect(data()).toBe('stale');
    markListener('passes', true);
    expect(data()).toBe('fresh');
  });
});
