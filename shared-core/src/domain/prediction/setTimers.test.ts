import { readSetTimers } from './setTimers';

test('reads the timers of each car, and leaves out those that are unsound', () => {
  const stored = {
    nova: { timer: 0.9, at: 1 },
    duster: { timer: 0, at: 2 },
    ...{ a: 0.9, b: { timer: '0.9', at: 1 }, c: { timer: -0.9, at: 1 }, d: { timer: NaN, at: 1 }, e: null },
  };
  expect([...readSetTimers(stored)]).toEqual([
    ['nova', { timer: 0.9, at: 1 }],
    ['duster', { timer: 0, at: 2 }],
  ]);
});

test.each([undefined, null, 7, [], 'timers'])('reads none from %j', (stored) => {
  expect(readSetTimers(stored).size).toBe(0);
});
