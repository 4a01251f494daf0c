import { accessUntil, type PaidAccess } from './accessUntil';

const day = 86_400_000;
const now = Date.UTC(2026, 4, 1);
const paid: PaidAccess = { status: 'active', currentPeriodEnd: now + 30 * day, cancelAtPeriodEnd: true };

describe('the end of access', () => {
  test('[S1] is the end of the trial without a subscription', () => {
    expect(accessUntil(null, [])).toBe(0);
    expect(accessUntil(now + day, [])).toBe(now + day);
  });

  test.each(['active', 'trialing'])('[S2] is the end of the period with the status %s', (status) => {
    expect(accessUntil(now + day, [{ ...paid, status }])).toBe(now + 30 * day);
    expect(accessUntil(now + 40 * day, [{ ...paid, status }])).toBe(now + 40 * day);
    const later = { ...paid, status, currentPeriodEnd: now + 60 * day };
    expect(accessUntil(null, [later, paid])).toBe(now + 60 * day);
  });

  test('[S3] comes three days later if the subscription renews', () => {
    expect(accessUntil(null, [{ ...paid, cancelAtPeriodEnd: false }])).toBe(now + 33 * day);
  });

  test.each(['past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'anything'])(
    '[S4] does not move with the status %s',
    (status) => {
      expect(accessUntil(now + day, [{ ...paid, status }])).toBe(now + day);
    },
  );
});
