import type { SignedIn } from '@holeshot/shared-core';
import { deviceStorage } from '../device/deviceStorage';

/** Name of the remembered session on the device. */
export const sessionKey = 'holeshot.session';

const accessTypes = ['active_subscriber', 'active_free_trial', 'logged_in_read_only'] as const;

/** Checks a stored session and returns its known fields. */
const sessionOf = (value: unknown): SignedIn | undefined => {
  if ((value as Partial<SignedIn> | null)?.status !== 'signed-in') return undefined;
  const { uid, email, firstName, lastName, emailVerified, hasPassword, canWrite, ...more } =
    value as SignedIn;
  const { trialDaysLeft } = more;
  const access = accessTypes.find((type) => type === more.access);
  const isWhole =
    access !== undefined &&
    [uid, email, firstName, lastName].every((text) => typeof text === 'string') &&
    [emailVerified, hasPassword, canWrite].every((flag) => typeof flag === 'boolean') &&
    (trialDaysLeft === null || Number.isFinite(trialDaysLeft));
  if (!isWhole) return undefined;
  const account = { uid, email, emailVerified, hasPassword, firstName, lastName };
  return { status: 'signed-in', ...account, access, canWrite, trialDaysLeft };
};

/** Reads the session that this device remembers, for the first paint. */
export const readSessionSnapshot = (): SignedIn | undefined => {
  try {
    return sessionOf(JSON.parse(deviceStorage.getItem(sessionKey) ?? 'null'));
  } catch {
    return undefined;
  }
};

/** Remembers a session, or forgets it without one. */
export const writeSessionSnapshot = (session: SignedIn | undefined): void => {
  if (session === undefined) deviceStorage.removeItem(sessionKey);
  else deviceStorage.setItem(sessionKey, JSON.stringify(session));
};
