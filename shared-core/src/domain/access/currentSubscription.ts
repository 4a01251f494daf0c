import type { Subscription, SubscriptionStatus } from '../entities/Subscription';

/** Tells whether access is paid: [A7] while a subscription is active or in the provider's own trial. */
export const isPaid = (status: SubscriptionStatus): boolean => status === 'active' || status === 'trialing';

const over: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired'];

const rank = ({ status }: Subscription): number => {
  if (isPaid(status)) return 2;
  return over.includes(status) ? 0 : 1;
};

/** Picks the subscription that counts: [A8] the paid one, else one that still runs, else the one that ended last. */
export const currentSubscription = (subscriptions: readonly Subscription[]): Subscription | undefined =>
  [...subscriptions].sort(
    (a, b) => rank(b) - rank(a) || (b.current_period_end ?? 0) - (a.current_period_end ?? 0),
  )[0];
