import type Stripe from 'stripe';

const created = Date.UTC(2026, 0, 1) / 1000;

const price = (id: string, interval: 'month' | 'year', unit_amount: number, nickname: string) => ({
  id,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency: 'usd',
  livemode: false,
  metadata: {},
  nickname,
  product: 'prod_holeshot',
  recurring: { interval, interval_count: 1, usage_type: 'licensed', trial_period_days: null },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'recurring',
  unit_amount,
});

/** Products and prices of the payment provider's stand-in, in the provider's shapes. */
export const catalogue = {
  products: [
    {
      id: 'prod_holeshot',
      object: 'product',
      active: true,
      created,
      description: 'Log, tune and predict, all season.',
      images: [],
      livemode: false,
      metadata: {},
      name: 'Holeshot',
      tax_code: null,
    },
  ] as unknown as Stripe.Product[],
  prices: [
    price('price_monthly', 'month', 499, 'Monthly'),
    price('price_yearly', 'year', 3999, 'Yearly'),
  ] as unknown as (Stripe.Price & { product: string })[],
};
