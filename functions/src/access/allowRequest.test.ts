import { allowRequest } from './allowRequest';

const now = Date.UTC(2026, 4, 1, 12);
const minute = 60_000;
const every5Minutes = (count: number) => Array.from({ length: count }, (_, i) => now - (i + 1) * 5 * minute);

describe('requests of a racer', () => {
  test('[T1] come ten times within an hour and not eleven', () => {
    expect(allowRequest(every5Minutes(9), now, 10).allowed).toBe(true);
    expect(allowRequest(every5Minutes(10), now, 10).allowed).toBe(false);
  });

  test('[T1] do not count after an hour', () => {
    const old = Array.from({ length: 10 }, () => now - 60 * minute);
    expect(allowRequest(old, now, 10)).toEqual({ allowed: true, requestedAt: [now] });
  });

  test('[T2] do not count if refused', () => {
    const before = every5Minutes(10);
    expect(allowRequest(before, now, 10).requestedAt).toEqual(before);
  });
});
