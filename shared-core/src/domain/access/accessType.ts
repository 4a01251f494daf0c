/** Access of a person, from none to paid. */
export type AccessType = 'logged_out' | 'active_subscriber' | 'active_free_trial' | 'logged_in_read_only';

const dayInMs = 86_400_000;

/** Length of the trial in days. */
export const trialDays = 14;

/** Facts that decide access, mirrored from the server. */
export interface AccessFacts {
  signedIn: boolean;
  subscribed: boolean;
  /** Milliseconds; null before the trial began. */
  trialExpirationDate: number | null;
  isAdmin: boolean;
}

/**
 * Returns the access of a person: [A1] signed out is `logged_out`; [A2] a subscription wins over the trial; [A3] a
 * trial counts until its last millisecond; [A4] all else is read-only.
 * @param now milliseconds
 */
export const accessType = (facts: AccessFacts, now: number): AccessType => {
  if (!facts.signedIn) return 'logged_out';
  if (facts.subscribed) return 'active_subscriber';
  return facts.trialExpirationDate !== null && facts.trialExpirationDate > now
    ? 'active_free_trial'
    : 'logged_in_read_only';
};

/** Tells whether a person may write: [A5] subscribers, racers in their trial and admins may. `now` in ms. */
export const canWrite = (facts: AccessFacts, now: number): boolean => {
  const type = accessType(facts, now);
  return type === 'active_subscriber' || type === 'active_free_trial' || (facts.signedIn && facts.isAdmin);
};

/**
 * Returns the days of trial left, [A6] rounded up, between 0 and the whole trial; null before a trial began. A slow
 * clock adds no days.
 */
export const trialDaysLeft = (trialExpirationDate: number | null, now: number): number | null =>
  trialExpirationDate === null
    ? null
    : Math.min(trialDays, Math.max(0, Math.ceil((trialExpirationDate - now) / dayInMs)));
