import { trialDays, type RegistrationSettings } from '@holeshot/shared-core';
import { accessUntil, type PaidAccess } from '../access/accessUntil';

const dayInMs = 86_400_000;

/** All that finishing a registration looks at. */
export interface RegistrationFacts {
  /** Lower-cased; null where the account has none. */
  email: string | null;
  /** As the token of the account says it. */
  emailVerified: boolean;
  settings: RegistrationSettings;
  isRegistered: boolean;
  /** Milliseconds; the end of the trial as the account has it, null where there was none. */
  ownTrialEnd: number | null;
  /** Milliseconds; the end of the trial this address has had, whichever account it was on. */
  knownTrialEnd: number | null;
  /** What the racer has paid for. */
  subscriptions: readonly PaidAccess[];
}

/** What follows from the facts. */
export type RegistrationDecision =
  | { outcome: 'unverified' }
  | { outcome: 'invitation-only' }
  | { outcome: 'registered'; trialExpirationDate: number; accessUntil: number };

const invited = ({ email, settings }: RegistrationFacts): boolean =>
  settings.emailWhiteList.includes('*') || settings.emailWhiteList.includes(email ?? '');

/**
 * [R1] without a verified address nothing happens; [R2] who is registered stays so, whatever the settings say now;
 * [R3] else registration must be open and the address invited; [R4] the trial runs 14 days from now, [R5] once for
 * an address and an account, whichever address that has now, and no longer, whatever an old version wrote; [R6] access
 * reaches as far as the trial and what is paid.
 * @param now milliseconds
 */
export const decideRegistration = (facts: RegistrationFacts, now: number): RegistrationDecision => {
  if (facts.email === null || !facts.emailVerified) return { outcome: 'unverified' };
  if (!facts.isRegistered && (facts.settings.disabled || !invited(facts)))
    return { outcome: 'invitation-only' };
  const newTrialEnd = now + trialDays * dayInMs;
  const ownTrialEnd = facts.isRegistered ? facts.ownTrialEnd : null;
  const knownTrialEnd = ownTrialEnd === null ? facts.knownTrialEnd : Math.min(ownTrialEnd, newTrialEnd);
  const trialExpirationDate = knownTrialEnd ?? newTrialEnd;
  return {
    outcome: 'registered',
    trialExpirationDate,
    accessUntil: accessUntil(trialExpirationDate, facts.subscriptions),
  };
};
