import { trialDays } from '@holeshot/shared-core';
import type { RegistrationSettings } from './registrationSettings';

const dayInMs = 86_400_000;

/** All that finishing a registration looks at. */
export interface RegistrationFacts {
  /** Lower-cased; null where the account has none. */
  email: string | null;
  /** The provider vouches for the address, or its link was opened. */
  emailVerified: boolean;
  settings: RegistrationSettings;
  isRegistered: boolean;
  /** Milliseconds; the end of access as it stands. */
  accessUntil: number;
  /** Milliseconds; the end of the trial this address has had, whichever account it was on. */
  knownTrialEnd: number | null;
}

/** What follows from the facts. */
export type RegistrationDecision =
  | { outcome: 'unverified' }
  | { outcome: 'invitation-only' }
  | { outcome: 'registered'; trialExpirationDate: number; accessUntil: number; startsTrial: boolean };

const invited = ({ email, settings }: RegistrationFacts): boolean =>
  settings.emailWhiteList.includes('*') || settings.emailWhiteList.includes(email ?? '');

/**
 * [R1] without a verified address nothing happens; [R2] who is registered stays so, whatever the settings say now;
 * [R3] else registration must be open and the address invited; [R4] the trial runs 14 days from now, [R5] once for
 * an address; [R6] access that reaches further is kept.
 * @param now milliseconds
 */
export const decideRegistration = (facts: RegistrationFacts, now: number): RegistrationDecision => {
  if (facts.email === null || !facts.emailVerified) return { outcome: 'unverified' };
  if (!facts.isRegistered && (facts.settings.disabled || !invited(facts)))
    return { outcome: 'invitation-only' };
  const trialExpirationDate = facts.knownTrialEnd ?? now + trialDays * dayInMs;
  return {
    outcome: 'registered',
    trialExpirationDate,
    accessUntil: Math.max(facts.accessUntil, trialExpirationDate),
    startsTrial: facts.knownTrialEnd === null,
  };
};
