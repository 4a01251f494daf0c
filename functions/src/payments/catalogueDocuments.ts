import type { DocumentData } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { storable } from './storable';
import { idOf } from './subscriptionDocument';

const prefixed = (metadata: Stripe.Metadata): Record<string, string> =>
  Object.fromEntries(Object.entries(metadata).map(([key, value]) => [`stripe_metadata_${key}`, value]));

/** Builds `products/{id}` in the shape of the "Run Payments with Stripe" extension. */
export const productDocument = (product: Stripe.Product): DocumentData =>
  storable({
    active: product.active,
    name: product.name,
    description: product.description,
    role: product.metadata['firebaseRole'] ?? null,
    images: product.images,
    metadata: product.metadata,
    tax_code: product.tax_code ?? null,
    ...prefixed(product.metadata),
  });

/** Builds `products/{id}/prices/{id}` in the same shape; `unit_amount` in the currency's smallest unit. */
export const priceDocument = (price: Stripe.Price): DocumentData =>
  storable({
    active: price.active,
    billing_scheme: price.billing_scheme,
    tiers_mode: price.tiers_mode,
    tiers: null,
    currency: price.currency,
    description: price.nickname,
    type: price.type,
    unit_amount: price.unit_amount,
    recurring: price.recurring && {
      interval: price.recurring.interval,
      interval_count: price.recurring.interval_count,
      usage_type: price.recurring.usage_type,
    },
    interval: price.recurring?.interval ?? null,
    interval_count: price.recurring?.interval_count ?? null,
    trial_period_days: price.recurring?.trial_period_days ?? null,
    transform_quantity: price.transform_quantity,
    tax_behavior: price.tax_behavior,
    metadata: price.metadata,
    product: idOf(price.product),
    ...prefixed(price.metadata),
  });
