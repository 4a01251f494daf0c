import type { SignedIn } from '@holeshot/shared-core';
import { deviceStorage } from '../deviceStorage';

const key = 'holeshot.session';

const isSignedIn = (value: unknown): value is SignedIn => {
  const session = value as Partial<SignedIn> | null;
  if (session?.status !== 'signed-in') return false;
  const { uid, email, firstName, lastName, access, emailVerified, hasPassword, canWrite, trialDaysLeft } =
    session;
  return (
    [uid, email, firstName, lastName, access].every((text) => typeof text === 'string') &&
    [emailVerified, hasPassword, canWrite].every((flag) => typeof flag === 'boolean') &&
    (trialDaysLeft === null || typeof trialDaysLeft === 'number')
  );
};

/** Who was signed in when the app was last used on this device: what the first paint goes by. */
export const readSessionSnapshot = (): SignedIn | undefined => {
  try {
    const stored: unknown = JSON.parse(deviceStorage.getItem(key) ?? 'null');
    return isSignedIn(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps or, without a session, forgets the snapshot. */
export const writeSessionSnapshot = (session: SignedIn | undefined): void => {
  if (session === undefined) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, JSON.stringify(session));
};
