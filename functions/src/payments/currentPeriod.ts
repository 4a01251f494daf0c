import type Stripe from 'stripe';

interface Period {
  current_period_start?: number;
  current_period_end?: number;
}

/**
 * Returns the paid period of a subscription in seconds, null if it names none. Since version 2025-03-31 the items carry
 * the period, before that the subscription did. `isLast` is true if the subscription ends with the period: after a
 * cancellation in the portal only `cancel_at` says so, and `cancel_at_period_end` stays false. A subscription with a
 * later `cancel_at` renews until then.
 */
export const currentPeriod = (
  subscription: Stripe.Subscription,
): { start: number | null; end: number | null; isLast: boolean } => {
  const periods: Period[] = [...subscription.items.data, subscription as Period];
  const known = (values: (number | undefined)[]) => values.filter((value) => typeof value === 'number');
  const starts = known(periods.map((period) => period.current_period_start));
  const ends = known(periods.map((period) => period.current_period_end));
  const end = ends.length > 0 ? Math.max(...ends) : null;
  const cancelAt = subscription.cancel_at ?? null;
  const endsInIt = cancelAt !== null && cancelAt <= (end ?? Infinity);
  return {
    start: starts.length > 0 ? Math.min(...starts) : null,
    end: endsInIt ? cancelAt : end,
    isLast: endsInIt || subscription.cancel_at_period_end,
  };
};
