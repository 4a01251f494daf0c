import { present, unknown, absent, type Subscription, type SubscriptionStatus } from '@holeshot/shared-core';
import { accessSummary } from './accessSummary';

const day = (millis: number): string => `day ${millis}`;

const renewing: Subscription = { status: 'active', current_period_end: 9, cancel_at_period_end: false };
const subscription = (own: Partial<Subscription> = {}) => present<Subscription>({ ...renewing, ...own });

const paying = { access: 'active_subscriber', canWrite: true, trialDaysLeft: 5 } as const;
const trying = { access: 'active_free_trial', canWrite: true, trialDaysLeft: 5 } as const;
const reading = { access: 'logged_in_read_only', canWrite: false, trialDaysLeft: 0 } as const;

describe('the access of a racer', () => {
  test.each<[string, Partial<Subscription>, string, RegExp]>([
    ['renews', {}, 'Active', /It renews on day 9\.$/],
    ['begins with a free time', { status: 'trialing' }, 'Active', /The first payment is on day 9\.$/],
    [
      'is canceled',
      { cancel_at_period_end: true },
      'Ends day 9',
      /until that day, then your account is read-only/,
    ],
    [
      'is canceled in its free time',
      { status: 'trialing', cancel_at_period_end: true },
      'Ends day 9',
      /until that day/,
    ],
    [
      'names no end',
      { current_period_end: null, cancel_at_period_end: true },
      'Active',
      /^Your subscription is active/,
    ],
  ])('[S1] a subscription that %s', (_, own, headline, sentence) => {
    expect(accessSummary(paying, subscription(own), day)).toEqual({
      headline,
      sentence: expect.stringMatching(sentence),
    });
  });

  test('[S1] what was paid counts before the subscription itself is there', () => {
    expect(accessSummary(paying, unknown, day).headline).toBe('Active');
  });

  test.each([
    [0, '0 days left'],
    [1, '1 day left'],
    [14, '14 days left'],
    [null, 'Trial'],
  ])('[S2] a trial with %p days left', (trialDaysLeft, headline) => {
    expect(accessSummary({ ...trying, trialDaysLeft }, absent, day).headline).toBe(headline);
  });

  test('[S3] an administrator is not called read-only, whatever else has ended', () => {
    const admin = { ...reading, canWrite: true };
    expect(accessSummary(admin, subscription({ status: 'past_due' }), day).headline).toBe('Administrator');
  });

  test.each<[SubscriptionStatus, RegExp]>([
    ['past_due', /^The last payment failed\. Renew your card/],
    ['unpaid', /^The last payments failed\. Renew your card/],
    ['paused', /^Your subscription is paused\. Resume it/],
    ['incomplete', /^The first payment is not through yet\./],
    ['canceled', /^Your subscription has ended\. Everything you logged is safe/],
  ])('[S4] [S5] a subscription that is %s says so', (status, sentence) => {
    expect(accessSummary(reading, subscription({ status }), day)).toEqual({
      headline: 'Read-only',
      sentence: expect.stringMatching(sentence),
    });
  });

  test('[S5] what has ended is named as far as it is known', () => {
    const sentences = [unknown, absent].map((loaded) => accessSummary(reading, loaded, day).sentence);
    expect(sentences).toEqual([
      expect.stringMatching(/^Your trial or subscription has ended/),
      expect.stringMatching(/^Your trial has ended/),
    ]);
  });

  test('[S5] a trial that has not begun is not called ended', () => {
    expect(accessSummary({ ...reading, trialDaysLeft: null }, absent, day).headline).toBe('Not started');
  });
});
