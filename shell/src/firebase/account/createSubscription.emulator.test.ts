import { collection, disableNetwork, getDocs, type Firestore } from 'firebase/firestore';
import { filter, firstValueFrom, of, timeout, type Observable } from 'rxjs';
import { isPaid, type Loadable, type SubscriptionPort } from '@holeshot/shared-core';
import type { Call } from './createCall';
import { createSubscription } from './createSubscription';
import {
  createHealth,
  resetFirestore,
  startRacer,
  startVisitor,
  writeAsBackend,
} from '../testing/emulatorKit';
import { startStackRacer, startStackVisitor } from '../testing/stackKit';

interface Stopped {
  stop(): Promise<void>;
}
const devices: Stopped[] = [];
const kept = <Device extends Stopped>(device: Device): Device => {
  devices.push(device);
  return device;
};
afterEach(() => Promise.all(devices.splice(0).map((device) => device.stop())));

// Each function of the stack starts at its first call.
jest.setTimeout(60_000);

const noCall: Call = () => Promise.reject(new Error('Nothing is called here.'));
const stay = () => undefined;

const shows = <Value>(
  stream$: Observable<Loadable<Value>>,
  wanted: (seen: Loadable<Value>) => boolean = ({ state }) => state !== 'unknown',
) => firstValueFrom(stream$.pipe(filter(wanted), timeout(50_000)));

const monthly = {
  productId: 'prod_holeshot',
  priceId: 'price_monthly',
  name: 'Holeshot',
  description: 'Log, tune and predict, all season.',
  unit_amount: 499,
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
};
const product = { active: true, name: 'Holeshot', description: null };
const price = {
  active: true,
  unit_amount: 900,
  currency: 'usd',
  interval: 'month',
  interval_count: 1,
  product: 'new',
};

describe('what can be subscribed to', () => {
  const offered = () => {
    const { database } = kept(startVisitor());
    return createSubscription(database, of(undefined), noCall, stay, createHealth()).options$;
  };
  beforeEach(resetFirestore);

  test('is what the stack sells, cheapest first, for a visitor too', async () => {
    const { database } = kept(startStackVisitor());
    const { options$ } = createSubscription(database, of(undefined), noCall, stay, createHealth());
    expect(await shows(options$)).toEqual({
      state: 'present',
      value: [monthly, { ...monthly, priceId: 'price_yearly', unit_amount: 3999, interval: 'year' }],
    });
  });

  test('is nothing where nothing is sold', async () => {
    expect(await shows(offered())).toEqual({ state: 'absent' });
    await writeAsBackend('products/without_price', product);
    expect(await shows(offered())).toEqual({ state: 'absent' });
  });

  test('leaves out what is switched off, paid once or cannot be read', async () => {
    await writeAsBackend('products/old', { ...product, active: false });
    await writeAsBackend('products/old/prices/monthly', price);
    await writeAsBackend('products/new', product);
    await writeAsBackend('products/new/prices/off', { ...price, active: false });
    await writeAsBackend('products/new/prices/once', { ...price, interval: null });
    await writeAsBackend('products/new/prices/broken', { ...price, unit_amount: 'much' });
    await writeAsBackend('products/new/prices/monthly', price);
    expect(await shows(offered())).toMatchObject({
      state: 'present',
      value: [{ productId: 'new', priceId: 'monthly', unit_amount: 900, description: '' }],
    });
  });

  test('changes while it is looked at', async () => {
    await writeAsBackend('products/new', product);
    await writeAsBackend('products/new/prices/monthly', price);
    const options$ = offered();
    const cheaper = shows(options$, (seen) => seen.state === 'present' && seen.value[0]?.unit_amount === 700);
    await shows(options$);
    await writeAsBackend('products/new/prices/monthly', { ...price, unit_amount: 700 });
    expect(await cheaper).toMatchObject({ state: 'present' });
  });

  test.each([
    ['the products', () => Promise.resolve()],
    ['the prices', (database: Firestore) => getDocs(collection(database, 'products'))],
  ])('is not known without a network where %s were never read', async (_, read) => {
    await writeAsBackend('products/new', product);
    await writeAsBackend('products/new/prices/monthly', price);
    const { database } = kept(startVisitor());
    await read(database);
    await disableNetwork(database);
    const { options$ } = createSubscription(database, of(undefined), noCall, stay, createHealth());
    expect(await shows(options$, () => true)).toEqual({ state: 'unknown' });
  });
});

describe('how a racer stands', () => {
  beforeEach(resetFirestore);
  const start = async () => {
    const { uid, database } = kept(await startRacer());
    const has = (id: string, data: Parameters<typeof writeAsBackend>[1]) =>
      writeAsBackend(`users/${uid}/subscriptions/${id}`, data);
    return { has, uid, ...createSubscription(database, of(uid), noCall, stay, createHealth()) };
  };
  const june = new Date('2026-06-30T00:00:00Z');

  test('is unknown while nobody is signed in', async () => {
    const { database } = kept(startVisitor());
    const { state$ } = createSubscription(database, of(undefined), noCall, stay, createHealth());
    expect(await firstValueFrom(state$)).toEqual({ state: 'unknown' });
  });

  test('is nothing before the first subscription', async () => {
    const { state$ } = await start();
    expect(await shows(state$)).toEqual({ state: 'absent' });
  });

  test('is the paid one of several, its end in milliseconds', async () => {
    const { has, state$ } = await start();
    await has('first', { status: 'canceled', current_period_end: new Date(june.getTime() + 1) });
    await has('second', { status: 'active', current_period_end: june, cancel_at_period_end: true });
    await has('third', { status: 'past_due', current_period_end: june });
    const counts = await shows(state$);
    expect(counts).toEqual({
      state: 'present',
      value: { status: 'active', current_period_end: june.getTime(), cancel_at_period_end: true },
    });
  });

  test('is not hidden by one that cannot be read', async () => {
    const { has, state$ } = await start();
    await has('broken', { status: 'forever' });
    await has('first', { status: 'unpaid', current_period_end: null });
    expect(await shows(state$)).toMatchObject({ value: { status: 'unpaid', current_period_end: null } });
  });

  test('of another racer is out of reach', async () => {
    const { has, uid } = await start();
    await has('first', { status: 'active', current_period_end: june });
    const { database } = kept(await startRacer());
    const health = createHealth();
    const nosy = createSubscription(database, of(uid), noCall, stay, health);
    const seen: string[] = [];
    const watching = nosy.state$.subscribe(({ state }) => seen.push(state));
    while (!health.failed.has('subscriptions')) await new Promise((resolve) => setTimeout(resolve, 20));
    watching.unsubscribe();
    expect(seen).not.toContain('present');
  });
});

describe('paying', () => {
  const start = async (options?: { registered: boolean }) => {
    const { uid, database, call } = kept(await startStackRacer(options));
    const left: string[] = [];
    const port = createSubscription(database, of(uid), call, (url) => void left.push(url), createHealth());
    return { ...port, left };
  };
  const press = (page: string | undefined, button: string) =>
    fetch(page ?? '', { method: 'POST', body: new URLSearchParams({ do: button }), redirect: 'manual' });
  const status = async ({ state$ }: Pick<SubscriptionPort, 'state$'>, wanted: (seen: object) => boolean) => {
    const seen = await shows(state$, (each) => each.state === 'present' && wanted(each.value));
    return seen.state === 'present' ? seen.value : undefined;
  };

  test('leads to the page of the provider; what is paid there shows here, and so does its end', async () => {
    const racer = await start();
    expect(await racer.createCheckout(monthly)).toEqual({ ok: true, value: undefined });
    expect(racer.left).toEqual([expect.stringMatching(/^http/)]);
    await press(racer.left[0], 'pay');
    const paid = await status(racer, () => true);
    expect(isPaid(paid?.status ?? 'canceled')).toBe(true);
    expect(paid?.current_period_end ?? 0).toBeGreaterThan(Date.now() + 27 * 86_400_000);

    expect(await racer.openPortal()).toEqual({ ok: true, value: undefined });
    await press(racer.left[1], 'cancel-at-period-end');
    expect(
      await status(racer, (seen) => 'cancel_at_period_end' in seen && seen.cancel_at_period_end === true),
    ).toMatchObject({ status: 'active' });
    await press(racer.left[1], 'cancel-now');
    const ended = await status(racer, (seen) => 'status' in seen && seen.status === 'canceled');
    expect(isPaid(ended?.status ?? 'active')).toBe(false);
  });

  test('is not begun a second time while one runs', async () => {
    const racer = await start();
    await racer.createCheckout(monthly);
    await press(racer.left[0], 'pay');
    await status(racer, () => true);
    expect(await racer.createCheckout(monthly)).toEqual({
      ok: false,
      failure: { code: 'already-subscribed', message: 'There is a subscription already.' },
    });
    expect(racer.left).toHaveLength(1);
  });

  test.each([
    ['a price that is gone', { productId: 'prod_holeshot', priceId: 'price_gone' }, 'price-not-found'],
    ['what is no id', { productId: '../users', priceId: 'price_monthly' }, 'invalid-argument'],
  ])('for %s says so and leaves nobody', async (_, option, code) => {
    const racer = await start();
    expect(await racer.createCheckout(option)).toMatchObject({ ok: false, failure: { code } });
    expect(racer.left).toEqual([]);
  });

  test('has no page to manage before the first payment', async () => {
    const racer = await start();
    expect(await racer.openPortal()).toEqual({
      ok: false,
      failure: { code: 'no-customer', message: 'There is no subscription to manage.' },
    });
    expect(racer.left).toEqual([]);
  });

  test('is for registered racers, and for nobody who is signed out', async () => {
    const racer = await start({ registered: false });
    expect(await racer.createCheckout(monthly)).toMatchObject({ failure: { code: 'permission-denied' } });
    const { database, call } = kept(startStackVisitor());
    const visitor = createSubscription(database, of(undefined), call, stay, createHealth());
    expect(await visitor.openPortal()).toMatchObject({ failure: { code: 'unauthenticated' } });
  });
});
