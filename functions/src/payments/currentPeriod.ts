import type Stripe from 'stripe';

interface Period {
  current_period_start?: number;
  current_period_end?: number;
}

/**
 * The paid period of a subscription, in seconds; null where it says nothing. Since version 2025-03-31 each item has
 * a period of its own, before it the subscription had one. `isLast` where the subscription ends with it: cancelled in
 * the portal it names the day alone (`cancel_at`), and `cancel_at_period_end` stays false. One that is to end on a
 * later day renews until then.
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
