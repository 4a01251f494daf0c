import { newUserDocument } from '@holeshot/shared-core';
import { logger } from 'firebase-functions';
import type Stripe from 'stripe';
import { appVersion } from '../callable/appVersion';
import { call, signInWithGoogle, type EmulatorAccount } from '../../testing/emulatorAccount';
import { backend, closeBackend, registeredRacer, stored } from '../../testing/registeredRacer';
import { until } from '../../testing/until';
import { stripeAt } from '../provider/connectStripe';
import { handlePaymentEvent } from './handlePaymentEvent';

const webhookUrl = `${process.env['FUNCTIONS_EMULATOR_URL'] ?? ''}/paymentWebhook`;
const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
const price = { productId: 'prod_holeshot', priceId: 'price_yearly' };
const day = 86_400_000;
const stripe = stripeAt(process.env['STRIPE_API_URL'] ?? '', process.env['STRIPE_SECRET_KEY'] ?? '');

afterAll(closeBackend);

const press = (page: string, button: string) =>
  fetch(page, { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' });

const checkoutOf = async (racer: EmulatorAccount): Promise<string> =>
  String((await call('createCheckout', racer, price)).result?.['url']);

const accessOf = async ({ uid }: EmulatorAccount): Promise<number> =>
  Number((await stored(`users/${uid}/private/access`))?.['access_until']);

const subscriptionOf = async ({ uid }: EmulatorAccount) =>
  (await backend.collection(`users/${uid}/subscriptions`).get()).docs[0]?.data();

const trialIsOver = async ({ uid }: EmulatorAccount): Promise<void> => {
  const end = Date.now() - day;
  await backend.doc(`users/${uid}`).update({ trialExpirationDate: end });
  await backend.doc(`users/${uid}/private/access`).update({ access_until: end });
};

const subscriber = async (): Promise<EmulatorAccount> => {
  const racer = await registeredRacer();
  await trialIsOver(racer);
  await press(await checkoutOf(racer), 'pay');
  await until(async () => (await accessOf(racer)) > Date.now());
  return racer;
};

describe('paying', () => {
  test('gives access again after the trial', async () => {
    const racer = await registeredRacer();
    await trialIsOver(racer);
    const page = await checkoutOf(racer);
    const shown = await (await fetch(page)).text();
    expect(shown).toContain('<html lang="en">');
    expect(shown).toContain('$39.99 per year');

    const paid = await press(page, 'pay');
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toMatch(/\/subscription\?checkout=success$/);
    await until(async () => (await accessOf(racer)) > Date.now() + 360 * day);
    expect(await subscriptionOf(racer)).toMatchObject({
      status: 'active',
      cancel_at_period_end: false,
      quantity: 1,
      product: { path: 'products/prod_holeshot' },
      price: { path: 'products/prod_holeshot/prices/price_yearly' },
      metadata: { firebaseUID: racer.uid },
    });
    expect((await stored(`users/${racer.uid}`))?.['stripeId']).toMatch(/^cus_/);
  });

  test('changes nothing if it fails or is canceled', async () => {
    const racer = await registeredRacer();
    await trialIsOver(racer);
    const page = await checkoutOf(racer);
    expect(await (await press(page, 'fail')).text()).toContain('role="alert"');
    const left = await press(page, 'cancel');
    expect(left.headers.get('location')).toMatch(/\/subscription\?checkout=cancelled$/);
    expect(await accessOf(racer)).toBeLessThan(Date.now());
    expect(await subscriptionOf(racer)).toBeUndefined();
  });

  test('twice for the same is refused', async () => {
    const racer = await subscriber();
    expect(await call('createCheckout', racer, price)).toMatchObject({
      status: 409,
      error: { status: 'ABORTED', details: { reason: 'already-subscribed' } },
    });
  });

  test('uses a new customer if the provider lost the old one', async () => {
    const racer = await registeredRacer();
    const customerOf = async () => (await stored(`users/${racer.uid}`))?.['stripeId'];
    await checkoutOf(racer);
    const lost = await customerOf();
    await stripe.customers.del(String(lost));
    expect((await press(await checkoutOf(racer), 'pay')).status).toBe(303);
    expect(await customerOf()).not.toBe(lost);
    await until(async () => (await subscriptionOf(racer)) !== undefined);
  });

  test('counts once a racer of an old version has finished the registration', async () => {
    const racer = await signInWithGoogle(`old-${Date.now()}@strip.test`);
    const { id: customer } = await stripe.customers.create({ email: racer.email });
    const old = { isRegistered: true, trialExpirationDate: Date.now() - day, stripeId: customer };
    await backend.doc(`users/${racer.uid}`).set({ ...newUserDocument(racer.email, appVersion), ...old });
    const { url } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: 'price_yearly', quantity: 1 }],
      success_url: 'http://app.test/',
    });
    await press(url ?? '', 'pay');
    await until(async () => (await subscriptionOf(racer)) !== undefined);
    expect(await stored(`users/${racer.uid}/private/access`)).toBeUndefined();
    await call('completeRegistration', racer);
    expect(await accessOf(racer)).toBeGreaterThan(Date.now() + 360 * day);
  });

  test.each<[string, object | null, number]>([
    ['a price that is not offered', { ...price, priceId: 'price_gone' }, 404],
    ['no price', null, 400],
    ['a path for a price', { ...price, priceId: '../../users' }, 400],
  ])('is refused for %s', async (_, request, status) => {
    expect((await call('createCheckout', await registeredRacer(), request)).status).toBe(status);
  });

  test('is for registered racers', async () => {
    expect((await call('createCheckout', null, price)).status).toBe(401);
    expect((await call('createPortalLink', null)).status).toBe(401);
    const racer = await registeredRacer();
    await backend.doc(`users/${racer.uid}/private/access`).update({ is_registered: false });
    expect((await call('createCheckout', racer, price)).status).toBe(403);
    expect((await call('createPortalLink', racer)).status).toBe(403);
  });
});

describe('managing a subscription', () => {
  test('cancels at the end of the period, resumes, and ends at once', async () => {
    const racer = await subscriber();
    const page = String((await call('createPortalLink', racer)).result?.['url']);
    const renewed = await accessOf(racer);

    await press(page, 'cancel-at-period-end');
    await until(async () => (await subscriptionOf(racer))?.['cancel_at_period_end'] === true);
    expect(await accessOf(racer)).toBe(renewed - 3 * day);
    await press(page, 'resume');
    await until(async () => (await accessOf(racer)) === renewed);

    expect(await (await press(page, 'cancel-now')).text()).toContain('There is no subscription.');
    await until(async () => (await accessOf(racer)) < Date.now());
    expect((await subscriptionOf(racer))?.['status']).toBe('canceled');
    expect((await press(page, 'back')).headers.get('location')).toMatch(/\/subscription$/);
  });

  const nothingToManage = {
    status: 404,
    error: { status: 'NOT_FOUND', details: { reason: 'no-customer' } },
  };

  test('needs an earlier payment', async () => {
    expect(await call('createPortalLink', await registeredRacer())).toMatchObject(nothingToManage);
  });

  test('fails if the provider lost the customer', async () => {
    const racer = await registeredRacer();
    await checkoutOf(racer);
    await stripe.customers.del(String((await stored(`users/${racer.uid}`))?.['stripeId']));
    expect(await call('createPortalLink', racer)).toMatchObject(nothingToManage);
  });
});

describe('an event', () => {
  const lieAbout = async ({ uid }: EmulatorAccount): Promise<string> => {
    const customer = (await stored(`users/${uid}`))?.['stripeId'];
    const object = { id: 'sub_lie', customer, status: 'active' };
    const type = 'customer.subscription.updated';
    return JSON.stringify({ id: `evt_lie_${uid}`, object: 'event', type, data: { object } });
  };
  const send = async (payload: string, signature?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(signature ? { 'Stripe-Signature': signature } : {}),
    };
    const response = await fetch(webhookUrl, { method: 'POST', headers, body: payload });
    return { status: response.status, text: await response.text() };
  };
  const sign = (payload: string, options: { secret?: string; timestamp?: number } = {}) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });

  test('without the provider’s signature is refused', async () => {
    const racer = await subscriber();
    const payload = await lieAbout(racer);
    const old = Math.floor(Date.now() / 1000) - 301;
    const before = await accessOf(racer);
    for (const signature of [
      undefined,
      '',
      't=1,v1=00',
      sign(payload, { secret: 'whsec_wrong' }),
      sign(payload.replace('updated', 'deleted')),
      sign(payload, { timestamp: old }),
      sign(payload).replace('v1=', 'v0='),
    ])
      expect((await send(payload, signature)).status).toBe(400);
    expect((await send(`${payload} `, sign(payload))).status).toBe(400);
    expect(await stored(`paymentEvents/evt_lie_${racer.uid}`)).toBeUndefined();
    expect(await accessOf(racer)).toBe(before);
  });

  test('is handled once, and its content is not trusted', async () => {
    const racer = await subscriber();
    const payload = await lieAbout(racer);
    expect(JSON.parse((await send(payload, sign(payload))).text)).toMatchObject({ outcome: 'stored' });
    expect(JSON.parse((await send(payload, sign(payload))).text)).toMatchObject({ outcome: 'known' });
    const stored = await backend.collection(`users/${racer.uid}/subscriptions`).get();
    expect(stored.docs.map(({ id }) => id)).not.toContain('sub_lie');
  });

  test('with a racer’s customer and another’s subscription gives the racer nothing', async () => {
    const racer = await registeredRacer();
    await trialIsOver(racer);
    await checkoutOf(racer);
    const other = await subscriber();
    const [paid] = (await backend.collection(`users/${other.uid}/subscriptions`).get()).docs;
    const object = { id: paid?.id, customer: (await stored(`users/${racer.uid}`))?.['stripeId'] };
    const type = 'customer.subscription.updated';
    const payload = JSON.stringify({ id: `evt_other_${racer.uid}`, object: 'event', type, data: { object } });
    expect((await send(payload, sign(payload))).status).toBe(200);
    expect(await accessOf(racer)).toBeLessThan(Date.now());
    expect(await subscriptionOf(racer)).toBeUndefined();
  });

  test('about nobody changes nothing and is logged', async () => {
    const object = { id: 'sub_1', customer: 'cus_nobody' };
    const type = 'customer.subscription.created';
    const payload = JSON.stringify({ id: 'evt_nobody', object: 'event', type, data: { object } });
    expect(await send(payload, sign(payload))).toMatchObject({ status: 200 });
    expect(await stored('paymentEvents/evt_nobody')).toBeUndefined();

    const warned = jest.spyOn(logger, 'warn').mockImplementation();
    await handlePaymentEvent({ db: backend, stripe }, JSON.parse(payload) as Stripe.Event, Date.now());
    expect(warned.mock.calls).toEqual([['Event evt_nobody is about an unknown customer.']]);
    warned.mockRestore();
  });

  test.each([
    ['product.updated', { id: 'prod_holeshot' }, 'products/prod_holeshot', 'Holeshot'],
    [
      'price.updated',
      { id: 'price_yearly', product: 'prod_holeshot' },
      'products/prod_holeshot/prices/price_yearly',
      'Yearly',
    ],
  ])('%s updates the catalogue', async (type, object, path, name) => {
    await backend.doc(path).update({ name: 'old', description: 'old' });
    const payload = JSON.stringify({
      id: `evt_${type}_${Date.now()}`,
      object: 'event',
      type,
      data: { object },
    });
    expect((await send(payload, sign(payload))).status).toBe(200);
    const document = await stored(path);
    expect([document?.['name'], document?.['description']]).toContain(name);
  });

  test('about a deleted product removes it', async () => {
    await backend.doc('products/prod_gone').set({ active: true });
    const type = 'product.deleted';
    const payload = JSON.stringify({
      id: `evt_gone_${Date.now()}`,
      object: 'event',
      type,
      data: { object: { id: 'prod_gone' } },
    });
    expect((await send(payload, sign(payload))).status).toBe(200);
    expect(await stored('products/prod_gone')).toBeUndefined();
  });
});
