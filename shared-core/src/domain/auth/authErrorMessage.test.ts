import { authErrorMessage } from './authErrorMessage';

describe('the sentence for an account error', () => {
  test.each([
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
  ])('[E1] %s reads "%s"', (code, sentence) => {
    expect(authErrorMessage(code)).toBe(sentence);
  });

  test('[E2] title-cases a code without a sentence', () => {
    expect(authErrorMessage('auth/unauthorized-domain')).toBe('Unauthorized Domain');
    expect(authErrorMessage('auth/toString')).toBe('Tostring');
    expect(authErrorMessage('constructor')).toBe('Constructor');
  });

  test('[E3] a deliberate cancel has none', () => {
    expect(authErrorMessage('auth/cancelled-popup-request')).toBeUndefined();
    expect(authErrorMessage('auth/user-cancelled', 'google')).toBeUndefined();
  });

  test('[E4] a refused password does not say whether the address is known', () => {
    expect(authErrorMessage('auth/invalid-credential', 'password')).toBe('Incorrect email or password.');
    expect(authErrorMessage('auth/invalid-credential', 'google')).toBe('Invalid Identity Provider response.');
  });
});
