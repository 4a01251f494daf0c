import { racerSession } from '@holeshot/shared-core/testing';
import { afterSignIn } from './afterSignIn';

const unverified = { ...racerSession, emailVerified: false };

describe('the path after signing in', () => {
  test.each([undefined, '/logbook'])(
    'is the verification of an unverified address first (intended: %s)',
    (intended) => {
      expect(afterSignIn(unverified, intended, '/signin')).toBe('/email-verification');
      expect(afterSignIn(unverified, intended, '/email-verification')).toBeUndefined();
    },
  );

  test('needs no verification for a Google account', () => {
    expect(afterSignIn({ ...unverified, hasPassword: false }, undefined, '/signin')).toBe('/');
  });

  test('is the intended route next', () => {
    expect(afterSignIn(racerSession, '/logbook', '/signin')).toBe('/logbook');
  });

  test.each(['/signin', '/register', '/email-verification'])('is Home from %s otherwise', (current) => {
    expect(afterSignIn(racerSession, undefined, current)).toBe('/');
  });

  test('is the current page otherwise', () => {
    expect(afterSignIn(racerSession, undefined, '/vehicles')).toBeUndefined();
  });
});
