import type Stripe from 'stripe';
import { currentPeriod } from './currentPeriod';

const subscription = (own: object, ...items: object[]) =>
  ({ ...own, items: { data: items } }) as unknown as Stripe.Subscription;

describe('the paid period', () => {
  test('stands with the items since 2025', () => {
    const item = { current_period_start: 10, current_period_end: 20 };
    expect(currentPeriod(subscription({}, item))).toEqual({ start: 10, end: 20 });
    const longer = { current_period_start: 5, current_period_end: 40 };
    expect(currentPeriod(subscription({}, item, longer))).toEqual({ start: 5, end: 40 });
  });

  test('stood with the subscription before', () => {
    const own = { current_period_start: 10, current_period_end: 20 };
    expect(currentPeriod(subscription(own, {}))).toEqual({ start: 10, end: 20 });
  });

  test('is unknown where neither says it', () => {
    expect(currentPeriod(subscription({}, {}))).toEqual({ start: null, end: null });
  });
});
