import type Stripe from 'stripe';
import { call } from '../../testing/emulatorAccount';
import { openGateway } from '../../testing/openGateway';
import { backend, closeBackend, registeredRacer, stored } from '../../testing/registeredRacer';
import { until } from '../../testing/until';
import { stripeAt } from '../provider/connectStripe';
import { handlePaymentEvent } from './handlePaymentEvent';

const odd = { '': 'a', __reserved__: 'b', 'engine.class/[x]': 'c', tier: 'pro' };
const accepted = { 'engine.class/[x]': 'c', tier: 'pro' };
const day = 86_400_000;

afterAll(closeBackend);

/** Handles an event as the webhook does, with these metadata on everything at the provider. */
const handled = async (type: string, object: object, metadata: object = odd): Promise<string> => {
  const gateway = await openGateway(process.env['STRIPE_API_URL'] ?? '', (_, answer) =>
    Promise.resolve(answer.replaceAll('"metadata":{}', `"metadata":${JSON.stringify(metadata)}`)),
  );
  const id = `evt_odd_${Date.now()}_${Math.random()}`;
  const event = { id, object: 'event', type, data: { object } } as unknown as Stripe.Event;
  const stripe = stripeAt(gateway.url, process.env['STRIPE_SECRET_KEY'] ?? '');
  try {
    return await handlePaymentEvent({ db: backend, stripe }, event, Date.now());
  } finally {
    gateway.close();
  }
};

describe('metadata whose names Firestore refuses', () => {
  test.each([
    ['product.updated', { id: 'prod_holeshot' }, 'products/prod_holeshot'],
    [
      'price.updated',
      { id: 'price_yearly', product: 'prod_holeshot' },
      'products/prod_holeshot/prices/price_yearly',
    ],
  ])(
    'are dropped at %s, and so are deleted ones, in a new document and in an old one',
    async (type, object, path) => {
      await backend.doc(path).delete();
      for (let time = 0; time < 2; time++) {
        expect(await handled(type, object)).toBe('stored');
        expect(await stored(path)).toMatchObject({
          stripe_metadata_tier: 'pro',
          'stripe_metadata_engine.class/[x]': 'c',
        });
        expect((await stored(path))?.['metadata']).toEqual(accepted);
      }
      expect(await handled(type, object, {})).toBe('stored');
      const names = Object.keys((await stored(path)) ?? {});
      expect(names).toContain('metadata');
      expect(names.filter((name) => name.startsWith('stripe_metadata_'))).toEqual([]);
    },
  );

  test('do not block paid access', async () => {
    const racer = await registeredRacer();
    const price = { productId: 'prod_holeshot', priceId: 'price_yearly' };
    const page = String((await call('createCheckout', racer, price)).result?.['url']);
    await fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
    const subscriptionOf = async () =>
      (await backend.collection(`users/${racer.uid}/subscriptions`).get()).docs[0];
    await until(async () => (await subscriptionOf()) !== undefined);
    const id = (await subscriptionOf())?.id;
    const customer = (await stored(`users/${racer.uid}`))?.['stripeId'];
    const accessRef = backend.doc(`users/${racer.uid}/private/access`);
    // The provider's own events of this payment still arrive, and store it without these metadata.
    await until(async () => {
      await accessRef.update({ access_until: 0 });
      expect(await handled('customer.subscription.updated', { id, customer })).toBe('stored');
      const items = (await subscriptionOf())?.get('items') as { price: { metadata: object } }[];
      return JSON.stringify(items[0]?.price.metadata) === JSON.stringify(accepted);
    });
    expect((await accessRef.get()).get('access_until')).toBeGreaterThan(Date.now() + 360 * day);
  });
});
