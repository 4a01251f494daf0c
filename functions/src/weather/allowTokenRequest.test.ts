import { allowTokenRequest } from './allowTokenRequest';

const now = Date.UTC(2026, 4, 1, 12);
const minute = 60_000;
const every5Minutes = (count: number) => Array.from({ length: count }, (_, i) => now - (i + 1) * 5 * minute);

describe('weather tokens for a racer', () => {
  test('[T1] come ten times within an hour and not eleven', () => {
    expect(allowTokenRequest(every5Minutes(9), now).allowed).toBe(true);
    expect(allowTokenRequest(every5Minutes(10), now).allowed).toBe(false);
  });

  test('[T1] do not count after an hour', () => {
    const old = Array.from({ length: 10 }, () => now - 60 * minute);
    expect(allowTokenRequest(old, now)).toEqual({ allowed: true, requestedAt: [now] });
  });

  test('[T2] do not count if refused', () => {
    const before = every5Minutes(10);
    expect(allowTokenRequest(before, now).requestedAt).toEqual(before);
  });
});
