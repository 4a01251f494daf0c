/** How a subscription stands at the payment provider. */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** A subscription as the backend stores it in `users/{uid}/subscriptions/{id}`. */
export interface Subscription {
  status: SubscriptionStatus;
  /** Milliseconds; null where the provider named none. */
  current_period_end: number | null;
  /** Ends by itself when the period does. */
  cancel_at_period_end: boolean;
}

/** A price that can be subscribed to, of `products/{id}/prices/{id}`. */
export interface SubscriptionOption {
  productId: string;
  priceId: string;
  /** The product's name. */
  name: string;
  description: string;
  /** In the currency's smallest unit: 499 is $4.99. */
  unit_amount: number;
  /** ISO 4217, lower-cased. */
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
}
