import type { AddressInfo } from 'node:net';
import { seeded } from '@holeshot/shared-core';
import type { Firestore } from 'firebase-admin/firestore';
import { createPaymentProvider, type ProviderEvent } from '../local/payments/createPaymentProvider';
import { createPaymentServer } from '../local/payments/createPaymentServer';
import { emptyPaymentState } from '../local/payments/PaymentState';
import type Stripe from 'stripe';
import { stripeAt } from '../src/provider/connectStripe';

const day = 86_400_000;
const secret = 'whsec_sequences';

/** Result of a racer's payments, at the provider and in the database. */
export interface PlayedPayments {
  uid: string;
  /** Milliseconds. */
  trialEnd: number;
  /** Provider's state by subscription; milliseconds. */
  truth: Record<string, { status: string; cancel_at_period_end: boolean; end: number }>;
  /** Deliveries of events that were accepted, repetitions included. */
  delivered: number;
  forged: number;
  forgedAndTaken: number;
}

/**
 * Plays a racer who subscribes, cancels, resumes, renews and fails to pay. The events come late, twice, in any order,
 * at the same time and forged; in the end each has come at least once.
 * @param number of the racer; together with the seed it decides everything
 * @param take code under test, such as `handlePaymentEvent`
 */
export const playPayments = async (
  db: Firestore,
  seed: number,
  number: number,
  take: (connected: { db: Firestore; stripe: Stripe }, event: Stripe.Event, now: number) => Promise<unknown>,
): Promise<PlayedPayments> => {
  const random = seeded(seed * 10_000 + number);
  const below = (count: number) => Math.floor(random() * count);
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, at: random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  const happened: ProviderEvent[] = [];
  let clock = Date.UTC(2026, 4, 1);
  const provider = createPaymentProvider({
    tell: (event) => happened.push(event),
    now: () => clock,
    state: { ...emptyPaymentState(), ids: (Date.now() % 1e6) * 1e6 + number * 1_000 },
  });
  let isCrowded = false;
  const server = createPaymentServer({
    provider,
    apiKey: 'sk_test',
    shape: below(2) === 0 ? 'items' : 'subscription',
    delay: () => (isCrowded ? below(60) : 0),
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const stripe = stripeAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'sk_test');

  const signed = (payload: string, { by = secret, age = 0 } = {}): string =>
    stripe.webhooks.generateTestHeaderString({
      payload,
      secret: by,
      timestamp: Math.floor(Date.now() / 1000) - age,
    });
  const isTaken = async (event: ProviderEvent, header = signed(JSON.stringify(event))): Promise<boolean> => {
    try {
      const checked = stripe.webhooks.constructEvent(JSON.stringify(event), header, secret, 300);
      await take({ db, stripe }, checked, clock);
      return true;
    } catch {
      return false;
    }
  };
  let delivered = 0;
  const deliver = async (event: ProviderEvent): Promise<void> => {
    while (!(await isTaken(event))) continue;
    delivered += 1;
  };
  let forged = 0;
  let forgedAndTaken = 0;
  /** Sends a false event: signed by another, unsigned, signed for another event, or signed long ago. */
  const forge = async (event: ProviderEvent, step: number): Promise<void> => {
    const lie = {
      ...event,
      id: `evt_forged_${uid}_${step}`,
      data: { object: { id: 'sub_lie', customer } },
    };
    const payload = JSON.stringify(lie);
    const headers = [
      signed(payload, { by: 'whsec_wrong' }),
      '',
      signed(JSON.stringify(event)),
      signed(payload, { age: 301 }),
    ];
    forged += 1;
    if (await isTaken(lie, headers[below(headers.length)])) forgedAndTaken += 1;
  };

  const uid = `racer-${Date.now()}-${number}`;
  const trialEnd = clock + 5 * day;
  const { id: customer } = provider.createCustomer(`${uid}@strip.test`, { firebaseUID: uid });
  await db.doc(`users/${uid}`).set({ stripeId: customer, trialExpirationDate: trialEnd });
  const access = { access_until: trialEnd, is_admin: false, is_registered: true };
  await db.doc(`users/${uid}/private/access`).set(access);

  const subscribe = () => {
    const checkout = { customer, price: 'price_monthly', success_url: '', cancel_url: '', metadata: {} };
    provider.pay(provider.createCheckout(checkout).id);
  };
  const { cancelAtPeriodEnd, resume, renew, failToRenew, cancelNow } = provider;
  const happenings = [cancelAtPeriodEnd, resume, renew, failToRenew, cancelNow];
  const happen = () => {
    const ids = Object.keys(provider.state.subscriptions);
    const id = ids[below(ids.length)];
    if (id === undefined || below(8) === 0) subscribe();
    else happenings[below(happenings.length)]?.(id);
  };
  /** Delivers events at the same time, while answers are slow and more happens at the provider. */
  const deliverInACrowd = async (out: readonly ProviderEvent[]): Promise<void> => {
    isCrowded = true;
    const early = out.map(deliver);
    for (let more = 0; more < 3; more++) {
      await new Promise((resolve) => setTimeout(resolve, below(40)));
      happen();
      const late = happened.splice(0);
      sent.push(...late);
      early.push(...late.map(deliver));
    }
    await Promise.all(early);
    isCrowded = false;
  };
  let waiting: ProviderEvent[] = [];
  const sent: ProviderEvent[] = [];
  const steps = 3 + below(8);
  for (let step = 0; step < steps; step++) {
    clock += below(20) * day;
    happen();
    waiting = shuffled([...waiting, ...happened.splice(0)]);
    const out = waiting.splice(0, below(waiting.length + 1));
    const again = shuffled(sent).slice(0, below(3));
    if (out[0]) await forge(out[0], step);
    for (const event of [...out, ...again]) await deliver(event);
    sent.push(...out);
  }
  // The rest comes at the same time, and no later event can repair an error.
  await deliverInACrowd([...waiting, ...waiting.slice(0, 1), ...shuffled(sent).slice(0, 3)]);

  server.closeAllConnections();
  server.close();
  const truth = Object.values(provider.state.subscriptions).map((record) => {
    const { status, cancel_at_period_end, end } = record;
    return [record.id, { status, cancel_at_period_end, end: end * 1000 }] as const;
  });
  return { uid, trialEnd, truth: Object.fromEntries(truth), delivered, forged, forgedAndTaken };
};
