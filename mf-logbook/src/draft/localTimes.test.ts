import { greatLakes } from '@holeshot/shared-core/testing';
import { firstYear, localTimes } from './localTimes';

const now = Date.parse('2026-06-20T18:00:00.000Z');
const times = localTimes({ now: () => now } as Parameters<typeof localTimes>[0]);

test('a time is typed and shown on the clocks of the track', () => {
  expect(times.now()).toBe('2026-06-20T18:00:00.000Z');
  expect(times.local(times.now(), greatLakes)).toBe('2026-06-20T13:00');
  expect(times.momentOf('2026-06-20T13:00', greatLakes)).toBe('2026-06-20T18:00:00.000Z');
  const phoenix = { ...greatLakes, timezone: 'America/Phoenix' };
  expect(times.momentOf('2026-06-20T11:00', phoenix)).toBe('2026-06-20T18:00:00.000Z');
});

test.each(['', 'noon', '2026-13-40T99:99', '0020-06-20T13:00', `${firstYear - 1}-12-31T12:00`])(
  '“%s” is no time of a slip',
  (typed) => {
    expect(times.momentOf(typed, greatLakes)).toBeUndefined();
  },
);

test('a slip may be of tomorrow by a wrong clock, and no later', () => {
  expect(times.momentOf('2026-06-21T13:00', greatLakes)).toBe('2026-06-21T18:00:00.000Z');
  expect(times.momentOf('2026-06-21T13:01', greatLakes)).toBeUndefined();
});

test('without a track no typed time is a moment', () => {
  expect(times.momentOf('2026-06-20T13:00', undefined)).toBeUndefined();
});
