import { accountFailures, signInFailures } from '../plain/failures';
import { failed, failedAs, type Failure } from '../plain/result';

/** How the racer tried to sign in. */
export type SignInWay = 'password' | 'google';

/** Code of the account provider that has a sentence. */
export type AccountCode = Exclude<keyof typeof accountFailures, 'auth/other'>;

const isKnown = (code: string): code is AccountCode =>
  code !== 'auth/other' && Object.hasOwn(accountFailures, code);

const titleCased = (code: string): string =>
  code
    .replace(/^auth\//, '')
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'auth/internal-error';
};

/** Returns the code of an error of the account provider; undefined where the table does not have it. */
export const accountCodeOf = (error: unknown): AccountCode | undefined => {
  const code = codeOf(error);
  return isKnown(code) ? code : undefined;
};

/**
 * Failure for an error of the account provider. [E1] a code with a sentence of its own has it; [E2] any other is
 * `auth/other` with its words, title-cased; [E3] what was canceled on purpose is `cancelled`; [E4] a refused password
 * does not say whether the address is known. An error without a code is an internal one.
 */
export const authFailure = (error: unknown, way?: SignInWay): Failure => {
  const code = codeOf(error);
  if (!isKnown(code)) {
    return code.toLowerCase().includes('cancelled')
      ? failedAs(signInFailures, 'cancelled').failure
      : failedAs(accountFailures, 'auth/other', titleCased(code)).failure;
  }
  return way === 'password' && code === 'auth/invalid-credential'
    ? failed(code, 'Incorrect email or password.').failure
    : failedAs(accountFailures, code).failure;
};
