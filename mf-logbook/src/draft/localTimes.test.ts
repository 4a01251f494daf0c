import { greatLakes } from '@holeshot/shared-core/testing';
import { localTimes } from './localTimes';

const timesAt = (now: string) =>
  localTimes({ now: () => Date.parse(now) } as Parameters<typeof localTimes>[0]);
const times = timesAt('2026-06-20T18:00:00.000Z');
const once = (localTime: string) => ({ localTime, repeatedTime: '' as const });
const inZone = (timezone: string) => ({ ...greatLakes, timezone });

test('a time is typed and shown on the clocks of the track', () => {
  expect(times.now()).toBe('2026-06-20T18:00:00.000Z');
  expect(times.local(times.now(), greatLakes)).toEqual(once('2026-06-20T13:00'));
  expect(times.instantOf(once('2026-06-20T13:00'), greatLakes)).toBe('2026-06-20T18:00:00.000Z');
  const phoenix = inZone('America/Phoenix');
  expect(times.instantOf(once('2026-06-20T11:00'), phoenix)).toBe('2026-06-20T18:00:00.000Z');
});

test.each(['', 'noon', '2026-13-40T99:99', '0020-06-20T13:00', '1949-12-31T12:00', '2026-03-08T02:30'])(
  '“%s” is no time of a slip',
  (typed) => {
    expect(times.instantOf(once(typed), greatLakes)).toBeUndefined();
  },
);

test('a slip may be of tomorrow by a wrong clock, and no later', () => {
  expect(times.instantOf(once('2026-06-21T13:00'), greatLakes)).toBe('2026-06-21T18:00:00.000Z');
  expect(times.instantOf(once('2026-06-21T13:01'), greatLakes)).toBeUndefined();
});

test('without a track no typed time is an instant', () => {
  expect(times.instantOf(once('2026-06-20T13:00'), undefined)).toBeUndefined();
  expect(times.typed('2026-06-20T13:00', undefined, '')).toEqual(once('2026-06-20T13:00'));
});

describe('a time that comes twice', () => {
  test.each([
    ['America/Chicago', '2026-11-01T06:31', '2026-11-01T07:31'],
    ['America/New_York', '2026-11-01T05:31', '2026-11-01T06:31'],
    ['Europe/Berlin', '2026-10-25T00:31', '2026-10-25T01:31'],
    ['Australia/Sydney', '2026-04-04T15:31', '2026-04-04T16:31'],
    ['Australia/Lord_Howe', '2026-04-04T14:45', '2026-04-04T15:15'],
  ])('in %s says whether it is the first or the second', (timezone, ...instants) => {
    const track = inZone(timezone);
    const [first, second] = instants.map((instant) => times.local(`${instant}:59.000Z`, track));
    expect([first?.repeatedTime, second?.repeatedTime]).toEqual(['first', 'second']);
    expect(first?.localTime).toBe(second?.localTime);
    const back = [first, second].map((time) => time && timesAt('2027-01-01').instantOf(time, track));
    expect(back).toEqual(instants.map((instant) => `${instant}:00.000Z`));
  });

  test.each([
    ['2026-11-01T07:31Z', '', 'second'],
    ['2026-11-01T06:31Z', '', 'first'],
    ['2026-11-01T07:31Z', 'first', 'first'],
    ['2026-11-02T18:00Z', 'second', 'second'],
    ['2026-11-02T18:00Z', '', ''],
  ] as const)('and is typed at %s after the choice “%s” is “%s”', (now, chosen, repeatedTime) => {
    const localTime = '2026-11-01T01:30';
    const time = timesAt(now).typed(localTime, greatLakes, chosen);
    expect(time).toEqual({ localTime, repeatedTime });
    expect(timesAt(now).instantOf(time, greatLakes) !== undefined).toBe(repeatedTime !== '');
  });

  test('keeps no choice where it comes once', () => {
    const phoenix = inZone('America/Phoenix');
    expect(times.typed('2026-11-01T01:30', phoenix, 'second')).toEqual(once('2026-11-01T01:30'));
    const left = { localTime: '2026-06-20T13:00', repeatedTime: 'second' } as const;
    expect(times.instantOf(left, greatLakes)).toBe('2026-06-20T18:00:00.000Z');
  });
});
