import type { Subscription, SubscriptionStatus } from '../entities/Subscription';
import { currentSubscription, isPaid } from './currentSubscription';

const of = (status: SubscriptionStatus, end: number | null = 1): Subscription => ({
  ...{ status, current_period_end: end, cancel_at_period_end: false },
});

test('[A7] an active subscription and the provider’s own trial are paid, no other', () => {
  const paid: SubscriptionStatus[] = ['active', 'trialing'];
  expect(paid.every(isPaid)).toBe(true);
  const unpaid: SubscriptionStatus[] = [
    'past_due',
    'unpaid',
    'canceled',
    'incomplete',
    'incomplete_expired',
    'paused',
  ];
  expect(unpaid.some(isPaid)).toBe(false);
});

describe('[A8] the subscription that counts', () => {
  test('is the paid one, though another ends later', () => {
    expect(currentSubscription([of('canceled', 9), of('past_due', 8), of('active', 2)])).toEqual(
      of('active', 2),
    );
  });

  test('else is one that still runs', () => {
    expect(currentSubscription([of('canceled', 9), of('past_due', 1)])).toEqual(of('past_due', 1));
  });

  test('else is the one that ended last; one without an end counts as the oldest', () => {
    const given = [of('canceled', null), of('canceled', 3), of('incomplete_expired', 5)];
    expect(currentSubscription(given)).toEqual(of('incomplete_expired', 5));
    expect(given[0]).toEqual(of('canceled', null));
  });

  test('is none without any', () => {
    expect(currentSubscription([])).toBeUndefined();
  });
});
