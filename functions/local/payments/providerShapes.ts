import { catalogue } from './catalogue';
import type { CheckoutRecord, SubscriptionRecord } from './PaymentState';

/**
 * Place of a subscription's period: in its items since version 2025-03-31, in the subscription before. A subscription
 * that ends with the period names only the day in the new shape, and has a flag too in the old one.
 */
export type PeriodShape = 'items' | 'subscription';

/** Builds a subscription in the shape of the provider's API. */
export const subscriptionShape = (record: SubscriptionRecord, shape: PeriodShape) => {
  const period = { current_period_start: record.start, current_period_end: record.end };
  const price = catalogue.prices.find(({ id }) => id === record.price);
  return {
    id: record.id,
    object: 'subscription',
    customer: record.customer,
    status: record.status,
    cancel_at_period_end: shape === 'subscription' && record.cancel_at_period_end,
    cancel_at: record.cancel_at_period_end ? record.end : null,
    canceled_at: record.canceled_at,
    ended_at: record.ended_at,
    created: record.created,
    trial_start: null,
    trial_end: null,
    livemode: false,
    metadata: record.metadata,
    ...(shape === 'subscription' ? period : {}),
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: record.id.replace('sub', 'si'),
          object: 'subscription_item',
          quantity: 1,
          price,
          ...(shape === 'items' ? period : {}),
        },
      ],
    },
  };
};

/** Builds a checkout in the shape of the provider's API; `host` serves its page. */
export const checkoutShape = (record: CheckoutRecord, host: string) => ({
  id: record.id,
  object: 'checkout.session',
  mode: 'subscription',
  status: record.subscription === null ? 'open' : 'complete',
  payment_status: record.subscription === null ? 'unpaid' : 'paid',
  customer: record.customer,
  subscription: record.subscription,
  success_url: record.success_url,
  cancel_url: record.cancel_url,
  livemode: false,
  url: record.subscription === null ? `http://${host}/checkout/${record.id}` : null,
});

/** Builds the invoice of a period in the shape of the provider's API. */
export const invoiceShape = (record: SubscriptionRecord, paid: boolean) => ({
  id: `in_${record.id}_${record.start}`,
  object: 'invoice',
  customer: record.customer,
  status: paid ? 'paid' : 'open',
  livemode: false,
  parent: { type: 'subscription_details', subscription_details: { subscription: record.id } },
});
