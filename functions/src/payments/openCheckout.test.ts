import { servePayments } from '../../testing/servePayments';
import { isMissing } from '../provider/isMissing';
import { openCheckout } from './openCheckout';

const { provider, stripe } = servePayments({ tell: () => undefined });
const order = { uid: 'ann', priceId: 'price_monthly', back: 'http://app.test/subscription' };
const open = (customer: string) => openCheckout(stripe(), customer, order);
const newCustomer = () => provider.createCustomer('ann@strip.test', {}).id;
const pay = async (page: string | null) =>
  (await fetch(page ?? '', { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' }))
    .status;

describe('opening a checkout', () => {
  test('closes the customer’s open one, so that nobody pays two', async () => {
    const [ann, bob] = [newCustomer(), newCustomer()];
    const first = await open(ann);
    const other = await open(bob);
    const second = await open(ann);
    expect([await pay(first.url), await pay(second.url), await pay(other.url)]).toEqual([404, 303, 303]);
    expect((await stripe().subscriptions.list({ customer: ann })).data.length).toBe(1);
  });

  test.each([2, 5])('leaves one of %d simultaneous ones', async (count) => {
    const ann = newCustomer();
    await open(ann);
    const opened = await Promise.all(Array.from({ length: count }, () => open(ann)));
    for (const { url } of opened) await pay(url);
    expect((await stripe().subscriptions.list({ customer: ann })).data.length).toBe(1);
  });

  test('is refused after a payment', async () => {
    const ann = newCustomer();
    await pay((await open(ann)).url);
    await expect(open(ann)).rejects.toMatchObject({
      code: 'aborted',
      details: { reason: 'already-subscribed' },
    });
  });

  test('tells a lost customer from a missing price', async () => {
    const ann = newCustomer();
    provider.deleteCustomer(ann);
    const refusals = [open(ann), openCheckout(stripe(), newCustomer(), { ...order, priceId: 'price_gone' })];
    const errors = await Promise.all(refusals.map((refused) => refused.catch((error: unknown) => error)));
    expect(errors.map((error) => isMissing(error))).toEqual([true, true]);
    expect(errors.map((error) => isMissing(error, 'customer'))).toEqual([true, false]);
  });
});
