/** What a person may do, from the end of their access. */
export type AccessType = 'logged_out' | 'active_subscriber' | 'active_free_trial' | 'logged_in_read_only';

const dayInMs = 86_400_000;

/** The trial's length in days. */
export const trialDays = 14;

/** What decides access, mirrored from the server. */
export interface AccessFacts {
  signedIn: boolean;
  subscribed: boolean;
  /** Milliseconds; null before the trial began. */
  trialExpirationDate: number | null;
  isAdmin: boolean;
}

/**
 * [A1] signed out is `logged_out`; [A2] a subscription wins over the trial; [A3] a trial counts until its last
 * millisecond; [A4] all else is read-only.
 * @param now milliseconds
 */
export const accessType = (facts: AccessFacts, now: number): AccessType => {
  if (!facts.signedIn) return 'logged_out';
  if (facts.subscribed) return 'active_subscriber';
  return facts.trialExpirationDate !== null && facts.trialExpirationDate > now
    ? 'active_free_trial'
    : 'logged_in_read_only';
};

/**
 * [A5] subscribers, racers in their trial and admins may write.
 * @param now milliseconds
 */
export const canWrite = (facts: AccessFacts, now: number): boolean => {
  const type = accessType(facts, now);
  return type === 'active_subscriber' || type === 'active_free_trial' || (facts.signedIn && facts.isAdmin);
};

/**
 * [A6] days of trial left, rounded up, never below 0 and, where a device's clock is slow, never above what a trial has;
 * null where no trial has begun.
 */
export const trialDaysLeft = (trialExpirationDate: number | null, now: number): number | null =>
  trialExpirationDate === null
    ? null
    : Math.min(trialDays, Math.max(0, Math.ceil((trialExpirationDate - now) / dayInMs)));
