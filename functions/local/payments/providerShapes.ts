import { catalogue } from './catalogue';
import type { KeptCheckout, KeptSubscription } from './PaymentState';

/**
 * Where a subscription's period stands: with its items since version 2025-03-31, with itself before. One that is to end
 * with it says so by the day alone in the new shape, and in words too in the old.
 */
export type PeriodShape = 'items' | 'subscription';

/** A subscription as the provider's interface shows it. */
export const subscriptionShape = (kept: KeptSubscription, shape: PeriodShape) => {
  const period = { current_period_start: kept.start, current_period_end: kept.end };
  const price = catalogue.prices.find(({ id }) => id === kept.price);
  return {
    id: kept.id,
    object: 'subscription',
    customer: kept.customer,
    status: kept.status,
    cancel_at_period_end: shape === 'subscription' && kept.cancel_at_period_end,
    cancel_at: kept.cancel_at_period_end ? kept.end : null,
    canceled_at: kept.canceled_at,
    ended_at: kept.ended_at,
    created: kept.created,
    trial_start: null,
    trial_end: null,
    livemode: false,
    metadata: kept.metadata,
    ...(shape === 'subscription' ? period : {}),
    items: {
      object: 'list',
      has_more: false,
      data: [
        {
          id: kept.id.replace('sub', 'si'),
          object: 'subscription_item',
          quantity: 1,
          price,
          ...(shape === 'items' ? period : {}),
        },
      ],
    },
  };
};

/** A checkout as the provider's interface shows it; `host` is where its page stands. */
export const checkoutShape = (kept: KeptCheckout, host: string) => ({
  id: kept.id,
  object: 'checkout.session',
  mode: 'subscription',
  status: kept.subscription === null ? 'open' : 'complete',
  payment_status: kept.subscription === null ? 'unpaid' : 'paid',
  customer: kept.customer,
  subscription: kept.subscription,
  success_url: kept.success_url,
  cancel_url: kept.cancel_url,
  livemode: false,
  url: kept.subscription === null ? `http://${host}/checkout/${kept.id}` : null,
});

/** An invoice for a period, as the provider's interface shows it. */
export const invoiceShape = (kept: KeptSubscription, paid: boolean) => ({
  id: `in_${kept.id}_${kept.start}`,
  object: 'invoice',
  customer: kept.customer,
  status: paid ? 'paid' : 'open',
  livemode: false,
  parent: { type: 'subscription_details', subscription_details: { subscription: kept.id } },
});
