/** States of a subscription at the payment provider. */
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

/** State of a subscription at the payment provider. */
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Subscription as the backend stores it in `users/{uid}/subscriptions/{id}`. */
export interface Subscription {
  status: SubscriptionStatus;
  /** Milliseconds; null where the provider named none. */
  current_period_end: number | null;
  /** Ends by itself when the period does. */
  cancel_at_period_end: boolean;
}

/** Price on offer, from `products/{id}/prices/{id}`. */
export interface SubscriptionOption {
  productId: string;
  priceId: string;
  /** Name of the product. */
  name: string;
  description: string;
  /** Amount in the currency's smallest unit: 499 is $4.99. */
  unit_amount: number;
  /** ISO 4217, lower-cased. */
  currency: string;
  interval: 'day' | 'week' | 'month' | 'year';
  interval_count: number;
}
