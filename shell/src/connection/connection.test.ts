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
