import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { storedAccess } from './storedAccess';
import { idOf, subscriptionDocument } from './subscriptionDocument';

const app = initializeApp({ projectId: 'demo-documents' }, 'documents');
const db = getFirestore(app);
afterAll(() => deleteApp(app));

const item = (price: string, product: string | { id: string }, quantity = 1) => ({
  quantity,
  price: { id: price, product },
  current_period_start: 10,
  current_period_end: 20,
});

const subscription = (own: object = {}) =>
  ({
    id: 'sub_1',
    livemode: false,
    status: 'active',
    metadata: {},
    items: { data: [item('price_1', 'prod_1')] },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_start: null,
    trial_end: null,
    created: 5,
    ...own,
  }) as unknown as Stripe.Subscription;

describe('a stored subscription', () => {
  test('has the provider’s seconds as timestamps, and null for what did not happen', () => {
    expect(subscriptionDocument(db, subscription({ trial_end: 0 }))).toMatchObject({
      created: Timestamp.fromMillis(5_000),
      current_period_start: Timestamp.fromMillis(10_000),
      current_period_end: Timestamp.fromMillis(20_000),
      trial_end: Timestamp.fromMillis(0),
      canceled_at: null,
      ended_at: null,
    });
  });

  test('refers to every price below its own product, whether that comes as an id or whole', () => {
    const items = { data: [item('price_1', 'prod_1', 2), item('price_2', { id: 'prod_2' })] };
    const document = subscriptionDocument(db, subscription({ items }));
    expect((document['product'] as DocumentReference).path).toBe('products/prod_1');
    expect((document['prices'] as DocumentReference[]).map(({ path }) => path)).toEqual([
      'products/prod_1/prices/price_1',
      'products/prod_2/prices/price_2',
    ]);
    expect(document['quantity']).toBe(2);
  });

  test('without items refers to nothing, and is stored all the same', () => {
    const document = subscriptionDocument(db, subscription({ items: { data: [] } }));
    expect(document).toMatchObject({ product: null, price: null, prices: [], quantity: null });
    expect(Object.values(document)).not.toContain(undefined);
  });

  test('links to the page of the provider’s test data, or of the real data', () => {
    const links = [false, true].map(
      (livemode) => subscriptionDocument(db, subscription({ livemode }))['stripeLink'] as string,
    );
    expect(links).toEqual([
      'https://dashboard.stripe.com/test/subscriptions/sub_1',
      'https://dashboard.stripe.com/subscriptions/sub_1',
    ]);
  });

  test.each<[object, boolean]>([
    [{}, false],
    [{ cancel_at_period_end: true }, true],
    [{ cancel_at: 20 }, true],
    [{ cancel_at: 21 }, false],
  ])('with %j gives the access that the provider’s answer gives', (own, cancelAtPeriodEnd) => {
    const document = subscriptionDocument(db, subscription(own));
    const snapshot = { get: (field: string): unknown => document[field] };
    expect(storedAccess(snapshot)).toEqual({ status: 'active', currentPeriodEnd: 20_000, cancelAtPeriodEnd });
  });
});

test('a linked object is known by its id', () => {
  expect([idOf('cus_1'), idOf({ id: 'cus_1' })]).toEqual(['cus_1', 'cus_1']);
});
