import type Stripe from 'stripe';

/** A subscription as the stand-in keeps it; seconds. */
export interface KeptSubscription {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  price: string;
  created: number;
  start: number;
  end: number;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  metadata: Record<string, string>;
}

/** A checkout, open until it is paid. */
export interface KeptCheckout {
  id: string;
  customer: string;
  price: string;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  subscription: string | null;
}

/** All that the stand-in remembers. */
export interface PaymentState {
  customers: Record<string, { id: string; email: string; metadata: Record<string, string> }>;
  checkouts: Record<string, KeptCheckout>;
  portals: Record<string, { id: string; customer: string; return_url: string }>;
  subscriptions: Record<string, KeptSubscription>;
  /** What was answered to a request that may be repeated, by its idempotency key. */
  answered: Record<string, string>;
  /** How many ids were given out. */
  ids: number;
}

/** Nothing sold yet. */
export const emptyPaymentState = (): PaymentState => ({
  customers: {},
  checkouts: {},
  portals: {},
  subscriptions: {},
  answered: {},
  ids: 0,
});
