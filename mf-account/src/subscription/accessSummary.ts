import type { Loadable, SignedIn, Subscription, SubscriptionStatus } from '@holeshot/shared-core';

/** Racer's access: a headline and a sentence. */
interface AccessSummary {
  headline: string;
  sentence: string;
}

const countedDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

const paidSummary = (
  subscription: Subscription | undefined,
  date: (millis: number) => string,
): AccessSummary => {
  const end = subscription?.current_period_end ?? null;
  if (subscription === undefined || end === null)
    return {
      headline: 'Active',
      sentence: 'Your subscription is active. You can log and change everything.',
    };
  if (subscription.cancel_at_period_end)
    return {
      headline: `Ends ${date(end)}`,
      sentence:
        'Your subscription is canceled. You can log and change everything until that day, then your account is read-only.',
    };
  return subscription.status === 'trialing'
    ? {
        headline: 'Active',
        sentence: `You can log and change everything. The first payment is on ${date(end)}.`,
      }
    : { headline: 'Active', sentence: `You can log and change everything. It renews on ${date(end)}.` };
};

const unpaid: Partial<Record<SubscriptionStatus, string>> = {
  past_due: 'The last payment failed. Renew your card below, and you can log and change everything again.',
  unpaid: 'The last payments failed. Renew your card below, and you can log and change everything again.',
  paused: 'Your subscription is paused. Resume it below, and you can log and change everything again.',
  incomplete: 'The first payment is not through yet. Finish it below, and you can log and change everything.',
};

const ended: Record<Loadable<Subscription>['state'], string> = {
  unknown: 'trial or subscription',
  absent: 'trial',
  present: 'subscription',
};

/**
 * Says what a racer may do now. [S1] what was paid comes first, with the day it renews or ends; [S2] then a
 * running trial; [S3] an administrator needs neither; [S4] a subscription that waits for money says so; [S5] else it
 * says whether a trial is yet to begin or what has ended, as far as that is known.
 * @param loaded the subscription that counts
 * @param date writes a day, of milliseconds
 */
export const accessSummary = (
  racer: Pick<SignedIn, 'access' | 'canWrite' | 'trialDaysLeft'>,
  loaded: Loadable<Subscription>,
  date: (millis: number) => string,
): AccessSummary => {
  const subscription = loaded.state === 'present' ? loaded.value : undefined;
  if (racer.access === 'active_subscriber') return paidSummary(subscription, date);
  if (racer.access === 'active_free_trial')
    return {
      headline: racer.trialDaysLeft === null ? 'Trial' : `${countedDays(racer.trialDaysLeft)} left`,
      sentence: 'Your trial is running. You can log and change everything until it ends.',
    };
  if (racer.canWrite)
    return {
      headline: 'Administrator',
      sentence: 'You can log and change everything without a subscription.',
    };
  const waiting = subscription && unpaid[subscription.status];
  if (waiting !== undefined) return { headline: 'Read-only', sentence: waiting };
  if (racer.trialDaysLeft === null)
    return {
      headline: 'Not started',
      sentence: 'Your trial has not started yet. It starts when your email address is verified.',
    };
  return {
    headline: 'Read-only',
    sentence: `Your ${ended[loaded.state]} has ended. Everything you logged is safe and stays readable.`,
  };
};
