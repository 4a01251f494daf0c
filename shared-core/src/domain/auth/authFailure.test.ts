import { accountCodeOf, authFailure } from './authFailure';

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
    expect(authFailure({ code })).toEqual({ code, message: sentence });
  });

  test('[E2] a code without a sentence is its words, title-cased', () => {
    expect(authFailure({ code: 'auth/unauthorized-domain' })).toEqual({
      code: 'auth/other',
      message: 'Unauthorized Domain',
    });
    expect(authFailure({ code: 'auth/toString' }).message).toBe('Tostring');
    expect(authFailure({ code: 'constructor' }).message).toBe('Constructor');
    expect(authFailure({ code: 'auth/other' })).toEqual({ code: 'auth/other', message: 'Other' });
  });

  test('[E3] what was canceled on purpose is `cancelled`', () => {
    expect(authFailure({ code: 'auth/cancelled-popup-request' }).code).toBe('cancelled');
    expect(authFailure({ code: 'auth/user-cancelled' }, 'google').code).toBe('cancelled');
  });

  test('[E4] a refused password does not say whether the address is known', () => {
    const refused = { code: 'auth/invalid-credential' };
    expect(authFailure(refused, 'password').message).toBe('Incorrect email or password.');
    expect(authFailure(refused, 'google').message).toBe('Invalid Identity Provider response.');
  });

  test('an error without a code is an internal one', () => {
    for (const error of [undefined, null, new Error('no code'), { code: 5 }])
      expect(authFailure(error).code).toBe('auth/internal-error');
  });

  test('only a code of the table is told apart', () => {
    expect(accountCodeOf({ code: 'auth/user-not-found' })).toBe('auth/user-not-found');
    expect(accountCodeOf({ code: 'auth/unauthorized-domain' })).toBeUndefined();
  });
});
