import type Stripe from 'stripe';

/** Subscription in the stand-in's memory; times in seconds. */
export interface SubscriptionRecord {
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

/** Checkout in the stand-in's memory, open until it is paid. */
export interface CheckoutRecord {
  id: string;
  customer: string;
  price: string;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  subscription: string | null;
}

/** Memory of the stand-in. */
export interface PaymentState {
  customers: Record<string, { id: string; email: string; metadata: Record<string, string> }>;
  checkouts: Record<string, CheckoutRecord>;
  portals: Record<string, { id: string; customer: string; return_url: string }>;
  subscriptions: Record<string, SubscriptionRecord>;
  /** Answers to requests that may be repeated, by idempotency key. */
  answered: Record<string, string>;
  /** Ids given out so far. */
  ids: number;
}

/** Creates a memory without sales. */
export const emptyPaymentState = (): PaymentState => ({
  customers: {},
  checkouts: {},
  portals: {},
  subscriptions: {},
  answered: {},
  ids: 0,
});
