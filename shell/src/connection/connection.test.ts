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

describe('data are said to be stale', () => {
  test('from the failure of any live listener until its next update', () => {
    expect(data()).toBe('fresh');
    markListener('settings', false);
    expect(data()).toBe('stale');
    markListener('settings', true);
    expect(data()).toBe('fresh');
  });

  test('while another has failed too, however often each fails', () => {
    markListener('settings', false);
    markListener('passes', false);
    markListener('passes', false);
    markListener('settings', true);
    expect(data()).toBe('stale');
    markListener('passes', true);
    expect(data()).toBe('fresh');
  });
});
