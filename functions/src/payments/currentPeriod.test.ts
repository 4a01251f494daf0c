import type Stripe from 'stripe';
import { currentPeriod } from './currentPeriod';

const subscription = (own: object, ...items: object[]) =>
  ({
    cancel_at: null,
    cancel_at_period_end: false,
    ...own,
    items: { data: items },
  }) as unknown as Stripe.Subscription;

describe('the paid period', () => {
  test('is in the items since 2025', () => {
    const item = { current_period_start: 10, current_period_end: 20 };
    expect(currentPeriod(subscription({}, item))).toEqual({ start: 10, end: 20, isLast: false });
    const longer = { current_period_start: 5, current_period_end: 40 };
    expect(currentPeriod(subscription({}, item, longer))).toEqual({ start: 5, end: 40, isLast: false });
  });

  test('was in the subscription before', () => {
    const own = { current_period_start: 10, current_period_end: 20 };
    expect(currentPeriod(subscription(own, {}))).toEqual({ start: 10, end: 20, isLast: false });
  });

  test('is unknown if neither has it', () => {
    expect(currentPeriod(subscription({}, {}))).toEqual({ start: null, end: null, isLast: false });
  });

  test.each([
    ['at its end, in words', { cancel_at_period_end: true, cancel_at: 20 }, { end: 20, isLast: true }],
    ['at its end, by the day alone', { cancel_at: 20 }, { end: 20, isLast: true }],
    ['before its end', { cancel_at: 15 }, { end: 15, isLast: true }],
    ['in a later period', { cancel_at: 35 }, { end: 20, isLast: false }],
  ])('is known for a subscription that ends %s', (_, own, ends) => {
    const item = { current_period_start: 10, current_period_end: 20 };
    expect(currentPeriod(subscription(own, item))).toEqual({ start: 10, ...ends });
  });

  test('is the last if only the day of the end is known', () => {
    expect(currentPeriod(subscription({ cancel_at: 20 }, {}))).toEqual({
      start: null,
      end: 20,
      isLast: true,
    });
  });
});
