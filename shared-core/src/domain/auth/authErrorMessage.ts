/** Way in which the racer tried to sign in. */
export type SignInWay = 'password' | 'google';

const sentences = new Map([
  ['auth/wrong-password', 'Incorrect password.'],
  ['auth/user-not-found', 'User not found matching the email.'],
  ['auth/email-already-in-use', 'The email address is already in use.'],
  ['auth/invalid-email', 'Invalid email address.'],
  ['auth/weak-password', 'The password is weak.'],
  ['auth/too-many-requests', 'Too many attempts. Please try again later.'],
  ['auth/user-disabled', 'User account is disabled.'],
  ['auth/network-request-failed', 'A network request has failed.'],
  ['auth/requires-recent-login', 'Please login again, as your last login was too long ago.'],
  ['auth/popup-closed-by-user', 'Popup closed by user.'],
  ['auth/invalid-credential', 'Invalid Identity Provider response.'],
  [
    'auth/account-exists-with-different-credential',
    'This email address has an account already. Sign in with its password.',
  ],
  ['auth/expired-action-code', 'The link has expired. Ask for a new one.'],
  ['auth/internal-error', 'The account service failed. Try again in a moment.'],
  ['auth/invalid-action-code', 'The link is no longer valid. Ask for a new one.'],
  ['auth/invalid-user-token', 'Your sign-in is no longer valid. Sign in again.'],
  ['auth/missing-password', 'Enter your password.'],
  ['auth/null-user', 'You are signed out. Sign in and try again.'],
  ['auth/operation-not-allowed', 'This way of signing in is switched off.'],
  ['auth/password-does-not-meet-requirements', 'The password does not meet the requirements.'],
  ['auth/popup-blocked', 'The browser blocked the sign-in window. Allow it for this site and try again.'],
  ['auth/quota-exceeded', 'The account service is too busy. Try again later.'],
  ['auth/timeout', 'The account service did not answer in time. Try again.'],
  ['auth/user-mismatch', 'That is not the account you are signed in with.'],
  ['auth/user-signed-out', 'You are signed out. Sign in and try again.'],
  ['auth/user-token-expired', 'Your sign-in has expired. Sign in again.'],
  ['auth/web-storage-unsupported', 'The browser blocks the storage that signing in needs.'],
]);

const titleCased = (code: string): string =>
  code
    .replace(/^auth\//, '')
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ');

/**
 * Returns the sentence for an error code of the account provider. [E1] A known code has its own sentence. [E2] Any
 * other code is title-cased. [E3] A deliberate cancel has none (undefined). [E4] A refused password does not reveal
 * whether the address is known.
 */
export const authErrorMessage = (code: string, way?: SignInWay): string | undefined => {
  if (way === 'password' && code === 'auth/invalid-credential') return 'Incorrect email or password.';
  const sentence = sentences.get(code) ?? titleCased(code);
  return `${code} ${sentence}`.toLowerCase().includes('cancelled') ? undefined : sentence;
};
