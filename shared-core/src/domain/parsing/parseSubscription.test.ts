import { currentSubscription } from '../access/currentSubscription';
import { parseSubscription } from './parseSubscription';
import { parseSubscriptionOption } from './parseSubscriptionOption';
import type { Subscription } from '../entities/Subscription';

const june = Date.UTC(2026, 5, 30);
const running: Subscription = { status: 'active', current_period_end: june, cancel_at_period_end: false };

describe('a stored subscription', () => {
  test('reads as it was written, without what the provider adds', () => {
    expect(parseSubscription({ ...running, stripeLink: 'https://…', items: [] })).toEqual({
      ok: true,
      value: running,
    });
  });

  test('may lack the end of its period', () => {
    expect(parseSubscription({ status: 'incomplete', current_period_end: null })).toEqual({
      ok: true,
      value: { status: 'incomplete', current_period_end: null, cancel_at_period_end: false },
    });
  });

  test.each([
    { status: 'forever' },
    { ...running, current_period_end: '2030' },
    { status: 1 },
    [],
    null,
    'x',
  ])('%j is none', (stored) => {
    expect(parseSubscription(stored).ok).toBe(false);
  });
});

describe('the subscription that counts', () => {
  const ended: Subscription = { ...running, status: 'canceled', current_period_end: june + 1 };
  const owed: Subscription = { ...running, status: 'past_due', current_period_end: june - 1 };

  test('is the paid one, however late another ended', () => {
    expect(currentSubscription([ended, running, owed])).toBe(running);
    expect(currentSubscription([ended, { ...running, status: 'trialing' }])?.status).toBe('trialing');
  });

  test('is else one that still runs, else the one that ended last', () => {
    expect(currentSubscription([ended, owed])).toBe(owed);
    expect(currentSubscription([{ ...ended, current_period_end: 5 }, ended])).toBe(ended);
  });

  test('is none where there is none', () => {
    expect(currentSubscription([])).toBeUndefined();
  });
});

describe('a stored price', () => {
  const product = { active: true, name: 'Holeshot', description: null };
  const price = {
    active: true,
    unit_amount: 499,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    product: 'holeshot',
  };

  test('is an option with the name of its product', () => {
    expect(parseSubscriptionOption('monthly', product, price)).toEqual({
      ok: true,
      value: {
        productId: 'holeshot',
        priceId: 'monthly',
        name: 'Holeshot',
        description: '',
        unit_amount: 499,
        currency: 'usd',
        interval: 'month',
        interval_count: 1,
      },
    });
  });

  test.each([
    ['a product that is switched off', { ...product, active: false }, price],
    ['a price that is switched off', product, { ...price, active: false }],
    ['a single payment', product, { ...price, interval: null }],
    ['half a cent', product, { ...price, unit_amount: 0.5 }],
    ['no product of its own', product, { ...price, product: undefined }],
    ['no currency', product, { ...price, currency: 'dollars' }],
  ])('%s is no option', (_, sold, at) => {
    expect(parseSubscriptionOption('monthly', sold, at).ok).toBe(false);
  });
});
