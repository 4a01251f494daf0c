import { accessType, canWrite, trialDaysLeft, type SignedIn } from '@holeshot/shared-core';

/** What the account says about a person. */
export interface AccountFacts {
  uid: string;
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
}

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

/**
 * The session from the account, the user document and what the backend says of access.
 * @param document `users/{uid}`; empty where it is not known yet
 * @param access `users/{uid}/private/access`; empty where there is none
 * @param now milliseconds
 */
export const toSession = (
  account: AccountFacts,
  document: Record<string, unknown>,
  access: Record<string, unknown>,
  now: number,
): SignedIn => {
  const until = access['access_until'];
  const trialExpirationDate = typeof until === 'number' ? until : null;
  const facts = {
    signedIn: true,
    subscribed: false,
    trialExpirationDate,
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
    trialDaysLeft: trialDaysLeft(trialExpirationDate, now),
  };
};
