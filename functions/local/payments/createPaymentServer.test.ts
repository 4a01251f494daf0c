import { servePayments } from '../../testing/servePayments';
import type { ProviderEvent } from './createPaymentProvider';

const events: ProviderEvent[] = [];
const { provider, url, stripe } = servePayments({
  tell: (event) => events.push(event),
  now: () => Date.UTC(2026, 4, 1),
});

beforeEach(() => {
  events.length = 0;
});
const told = () => events.map(({ type }) => type);

const checkoutPage = async () => {
  const { id: customer } = await stripe().customers.create({ email: 'ann@strip.test' });
  const checkout = await stripe().checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: 'price_monthly', quantity: 1 }],
    success_url: 'http://app.test/?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://app.test/canceled',
    subscription_data: { metadata: { firebaseUID: 'ann' } },
  });
  return { id: checkout.id, customer, page: checkout.url ?? '' };
};

const press = (page: string, button: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' });

describe('the payment provider’s stand-in', () => {
  test('works with the provider’s library', async () => {
    const { id, customer, page } = await checkoutPage();
    expect((await stripe().checkout.sessions.retrieve(id)).status).toBe('open');
    expect((await press(page, 'pay')).headers.get('location')).toBe(`http://app.test/?session=${id}`);
    const [subscription] = (await stripe().subscriptions.list({ customer })).data;
    expect(subscription).toMatchObject({
      status: 'active',
      metadata: { firebaseUID: 'ann' },
      items: { data: [{ price: { id: 'price_monthly' }, current_period_end: Date.UTC(2026, 4, 31) / 1000 }] },
    });
    expect(told()).toEqual(['customer.subscription.created', 'checkout.session.completed', 'invoice.paid']);
  });

  test('sells a checkout once', async () => {
    const { page, customer } = await checkoutPage();
    await press(page, 'pay');
    await press(page, 'pay');
    expect((await stripe().subscriptions.list({ customer })).data.length).toBe(1);
  });

  test('closes only an open checkout', async () => {
    const { id, page } = await checkoutPage();
    expect((await stripe().checkout.sessions.expire(id)).status).toBe('expired');
    expect(told()).toEqual(['checkout.session.expired']);
    expect((await press(page, 'pay')).status).toBe(404);
    const paid = await checkoutPage();
    await press(paid.page, 'pay');
    await expect(stripe().checkout.sessions.expire(paid.id)).rejects.toMatchObject({
      code: 'resource_missing',
    });
    expect((await stripe().checkout.sessions.list({ customer: paid.customer, status: 'open' })).data).toEqual(
      [],
    );
  });

  test('names only the day of a cancellation, as for every subscription from a checkout', async () => {
    const { page, customer } = await checkoutPage();
    await press(page, 'pay');
    const [subscription] = (await stripe().subscriptions.list({ customer })).data;
    provider.cancelAtPeriodEnd(subscription?.id ?? '');
    expect(await stripe().subscriptions.retrieve(subscription?.id ?? '')).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      cancel_at: Date.UTC(2026, 4, 31) / 1000,
    });
  });

  test('ends the subscriptions of a deleted customer', async () => {
    const { page, customer } = await checkoutPage();
    await press(page, 'pay');
    events.length = 0;
    await stripe().customers.del(customer);
    expect(told()).toEqual(['customer.subscription.deleted', 'customer.deleted']);
  });

  test('repeats its answer to a repeated request', async () => {
    const create = () => stripe().customers.create({ email: 'a@b.test' }, { idempotencyKey: 'customer-ann' });
    expect((await create()).id).toBe((await create()).id);
  });

  test('refuses unknown objects and a wrong key', async () => {
    await expect(stripe().subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe('sk_wrong').products.retrieve('prod_holeshot')).rejects.toMatchObject({
      statusCode: 401,
    });
    expect((await fetch(`${url()}/checkout/none`)).status).toBe(404);
    expect((await fetch(`${url()}/portal/none`)).status).toBe(404);
  });

  test('shows pages that a screen reader can read', async () => {
    const { page } = await checkoutPage();
    const html = await (await press(page, 'fail')).text();
    for (const part of [
      '<html lang="en">',
      '<title>',
      '<main>',
      '<h1>',
      '<p role="alert">Your card was declined',
    ])
      expect(html).toContain(part);
    expect([...html.matchAll(/<button [^>]*>([^<]+)</g)].map(([, words]) => words)).toEqual([
      'Pay',
      'Pay fails',
      'Cancel',
    ]);
  });
});
