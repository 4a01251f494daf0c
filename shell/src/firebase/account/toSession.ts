import { accessType, canWrite, numberOrNull, trialDaysLeft, type SignedIn } from '@holeshot/shared-core';

/** Facts of the signed-in account. */
export interface AccountFacts {
  uid: string;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  /** Name from the provider, or empty. */
  displayName: string;
}

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/**
 * Creates the session from the account, the user document and the access document. The backend calculates the end of
 * access from trial and subscriptions: an end after the trial's means a subscription.
 * @param document `users/{uid}`; empty if unknown
 * @param access `users/{uid}/private/access`; empty without one
 * @param now milliseconds
 */
export const toSession = (
  account: AccountFacts,
  document: Record<string, unknown>,
  access: Record<string, unknown>,
  now: number,
): SignedIn => {
  const until = numberOrNull(access['access_until']);
  const trialEnd = until === null ? null : numberOrNull(document['trialExpirationDate']);
  const facts = {
    signedIn: true,
    subscribed: until !== null && until > now && until > (trialEnd ?? 0),
    trialExpirationDate: until,
    isAdmin: access['is_admin'] === true,
  };
  return {
    status: 'signed-in',
    uid: account.uid,
    email: account.email,
    emailVerified: account.emailVerified,
    hasPassword: account.hasPassword,
    firstName: textOr(document['firstName'], 'New'),
    lastName: textOr(document['lastName'], 'User'),
    access: accessType(facts, now),
    canWrite: canWrite(facts, now),
    trialDaysLeft: trialDaysLeft(trialEnd, now),
  };
};
