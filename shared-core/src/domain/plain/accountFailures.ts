/** Failures of signing in, beside those of the account provider. */
export const signInFailures = {
  cancelled: 'Nothing was changed.',
  'signed-out': 'Nobody is signed in. Nothing was changed.',
  'slow-network':
    'You are signed in, but the network is slow and your data has not come yet. The app goes on by itself when it has.',
};

/** Failures of the account provider; a code of its that is not here is `auth/other`. */
export const accountFailures = {
  'auth/wrong-password': 'Incorrect password.',
  'auth/user-not-found': 'User not found matching the email.',
  'auth/email-already-in-use': 'The email address is already in use.',
  'auth/invalid-email': 'Invalid email address.',
  'auth/weak-password': 'The password is weak.',
  'auth/too-many-requests': 'Too many attempts. Please try again later.',
  'auth/user-disabled': 'User account is disabled.',
  'auth/network-request-failed': 'A network request has failed.',
  'auth/requires-recent-login': 'Please login again, as your last login was too long ago.',
  'auth/popup-closed-by-user': 'Popup closed by user.',
  'auth/invalid-credential': 'Invalid Identity Provider response.',
  'auth/account-exists-with-different-credential':
    'This email address has an account already. Sign in with its password.',
  'auth/expired-action-code': 'The link has expired. Ask for a new one.',
  'auth/internal-error': 'The account service failed. Try again in a moment.',
  'auth/invalid-action-code': 'The link is no longer valid. Ask for a new one.',
  'auth/invalid-user-token': 'Your sign-in is no longer valid. Sign in again.',
  'auth/missing-password': 'Enter your password.',
  'auth/null-user': 'You are signed out. Sign in and try again.',
  'auth/operation-not-allowed': 'This way of signing in is switched off.',
  'auth/password-does-not-meet-requirements': 'The password does not meet the requirements.',
  'auth/popup-blocked': 'The browser blocked the sign-in window. Allow it for this site and try again.',
  'auth/quota-exceeded': 'The account service is too busy. Try again later.',
  'auth/timeout': 'The account service did not answer in time. Try again.',
  'auth/user-mismatch': 'That is not the account you are signed in with.',
  'auth/user-signed-out': 'You are signed out. Sign in and try again.',
  'auth/user-token-expired': 'Your sign-in has expired. Sign in again.',
  'auth/web-storage-unsupported': 'The browser blocks the storage that signing in needs.',
  'auth/other': (words: string) => words,
};
