import type { SignedIn } from '@holeshot/shared-core';

const countedDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

/**
 * What a racer may do now, in words.
 * @returns a short headline and the sentence under it
 */
export const accessSummary = (
  racer: Pick<SignedIn, 'access' | 'canWrite' | 'trialDaysLeft'>,
): { headline: string; sentence: string } => {
  if (racer.access === 'active_subscriber')
    return {
      headline: 'Active',
      sentence: 'Your subscription is active. You can log and change everything.',
    };
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
  if (racer.trialDaysLeft === null)
    return {
      headline: 'Not started',
      sentence: 'Your trial has not started yet. It starts when your email address is verified.',
    };
  return {
    headline: 'Read-only',
    sentence: 'Your trial has ended. Everything you logged is safe and stays readable.',
  };
};
