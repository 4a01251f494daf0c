import type Stripe from 'stripe';
import { priceDocument, productDocument } from './catalogueDocuments';

const product = (own: object = {}) =>
  ({
    active: true,
    name: 'Holeshot',
    description: null,
    images: [],
    metadata: {},
    ...own,
  }) as unknown as Stripe.Product;

const price = (own: object = {}) =>
  ({
    active: true,
    billing_scheme: 'per_unit',
    tiers_mode: null,
    currency: 'usd',
    nickname: 'Monthly',
    type: 'recurring',
    unit_amount: 499,
    recurring: {
      interval: 'month',
      interval_count: 3,
      usage_type: 'licensed',
      trial_period_days: 7,
      meter: null,
    },
    transform_quantity: null,
    tax_behavior: 'exclusive',
    metadata: {},
    product: 'prod_1',
    ...own,
  }) as unknown as Stripe.Price;

/** Paths of fields that Firestore refuses, because they hold nothing at all. */
const undefinedIn = (document: object): string[] =>
  Object.entries(document).flatMap(([name, value]) => (value === undefined ? [name] : []));

describe('a product', () => {
  test('has its metadata once more as fields, and from them the role it gives', () => {
    expect(productDocument(product({ metadata: { firebaseRole: 'racer', tier: 'pro' } }))).toMatchObject({
      name: 'Holeshot',
      role: 'racer',
      metadata: { firebaseRole: 'racer', tier: 'pro' },
      stripe_metadata_firebaseRole: 'racer',
      stripe_metadata_tier: 'pro',
    });
  });

  test('without a role or a tax code has null for them', () => {
    const document = productDocument(product());
    expect(document).toMatchObject({ role: null, tax_code: null });
    expect(undefinedIn(document)).toEqual([]);
  });

  test('cannot change its own fields by metadata of the same name', () => {
    expect(productDocument(product({ metadata: { active: 'false', name: 'Free' } }))).toMatchObject({
      active: true,
      name: 'Holeshot',
    });
  });
});

describe('a price', () => {
  test('has the interval in its own fields too, and the nickname as its description', () => {
    expect(priceDocument(price())).toMatchObject({
      description: 'Monthly',
      unit_amount: 499,
      recurring: { interval: 'month', interval_count: 3, usage_type: 'licensed' },
      interval: 'month',
      interval_count: 3,
      trial_period_days: 7,
      product: 'prod_1',
    });
  });

  test('has no interval if it is paid once', () => {
    const document = priceDocument(price({ type: 'one_time', recurring: null }));
    expect(document).toMatchObject({
      recurring: null,
      interval: null,
      interval_count: null,
      trial_period_days: null,
    });
    expect(undefinedIn(document)).toEqual([]);
  });

  test('names its product where the provider sends the whole product', () => {
    expect(priceDocument(price({ product: product({ id: 'prod_2' }) }))['product']).toBe('prod_2');
  });
});
