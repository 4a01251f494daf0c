import {
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { currentPeriod } from './currentPeriod';
import { storable } from './storable';

const timestamp = (seconds: number | null | undefined): Timestamp | null =>
  typeof seconds === 'number' ? Timestamp.fromMillis(seconds * 1000) : null;

/** Returns the id of a linked object, which the provider sends as an id or as the whole object. */
export const idOf = (linked: string | { id: string }): string =>
  typeof linked === 'string' ? linked : linked.id;

const priceRef = (db: Firestore, { price }: Stripe.SubscriptionItem): DocumentReference =>
  db.doc(`products/${idOf(price.product)}/prices/${price.id}`);

/**
 * Builds `users/{uid}/subscriptions/{id}` in the shape of the "Run Payments with Stripe" extension.
 * `cancel_at_period_end` is true if the subscription ends with this period, in whichever way the provider says so.
 */
export const subscriptionDocument = (db: Firestore, subscription: Stripe.Subscription): DocumentData => {
  const items = subscription.items.data;
  const [first] = items;
  const period = currentPeriod(subscription);
  return {
    metadata: storable(subscription.metadata),
    role: null,
    status: subscription.status,
    stripeLink: `https://dashboard.stripe.com${subscription.livemode ? '' : '/test'}/subscriptions/${subscription.id}`,
    product: first ? db.doc(`products/${idOf(first.price.product)}`) : null,
    price: first ? priceRef(db, first) : null,
    prices: items.map((item) => priceRef(db, item)),
    quantity: first?.quantity ?? null,
    items: storable(items),
    cancel_at_period_end: period.isLast,
    cancel_at: timestamp(subscription.cancel_at),
    canceled_at: timestamp(subscription.canceled_at),
    ended_at: timestamp(subscription.ended_at),
    trial_start: timestamp(subscription.trial_start),
    trial_end: timestamp(subscription.trial_end),
    current_period_start: timestamp(period.start),
    current_period_end: timestamp(period.end),
    created: timestamp(subscription.created),
  };
};
