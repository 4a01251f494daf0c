import { trialDays, type RegistrationSettings } from '@holeshot/shared-core';
import { accessUntil, type PaidAccess } from '../access/accessUntil';

const dayInMs = 86_400_000;

/** Facts that decide a registration. */
export interface RegistrationFacts {
  /** Lower-cased; null if the account has none. */
  email: string | null;
  /** Flag in the token of the account. */
  emailVerified: boolean;
  settings: RegistrationSettings;
  isRegistered: boolean;
  /** End of the trial in the account's document, in milliseconds; null if it had none. */
  ownTrialEnd: number | null;
  /** End of the trial that this address had with any account, in milliseconds; null if it had none. */
  knownTrialEnd: number | null;
  /** Subscriptions of the racer. */
  subscriptions: readonly PaidAccess[];
}

/** Outcome of a registration; times in milliseconds. */
export type RegistrationDecision =
  | { outcome: 'unverified' }
  | { outcome: 'invitation-only' }
  | { outcome: 'registered'; trialExpirationDate: number; accessUntil: number };

const invited = ({ email, settings }: RegistrationFacts): boolean =>
  settings.emailWhiteList.includes('*') || settings.emailWhiteList.includes(email ?? '');

/**
 * Decides a registration. [R1] Without a verified address nothing happens. [R2] A registered racer stays registered,
 * whatever the settings say now. [R3] Anybody else needs an open registration and an invited address. [R4] The trial
 * runs 14 days from now, [R5] once for an address and once for an account, and no longer, whatever an old version
 * wrote. [R6] Access lasts as long as the trial and the subscriptions.
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
