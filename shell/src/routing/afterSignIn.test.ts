import { racerSession } from '@holeshot/shared-core/testing';
import { afterSignIn } from './afterSignIn';

const unverified = { ...racerSession, emailVerified: false };

describe('where a racer goes after signing in', () => {
  test.each([undefined, '/logbook'])('an unverified address comes first (wanted: %s)', (intended) => {
    expect(afterSignIn(unverified, intended, '/signin')).toBe('/email-verification');
    expect(afterSignIn(unverified, intended, '/email-verification')).toBeUndefined();
  });

  test('an account of Google has no address to verify', () => {
    expect(afterSignIn({ ...unverified, hasPassword: false }, undefined, '/signin')).toBe('/');
  });

  test('then where they wanted to go', () => {
    expect(afterSignIn(racerSession, '/logbook', '/signin')).toBe('/logbook');
  });

  test.each(['/signin', '/register', '/email-verification'])('else Home, from %s', (current) => {
    expect(afterSignIn(racerSession, undefined, current)).toBe('/');
  });

  test('else they stay', () => {
    expect(afterSignIn(racerSession, undefined, '/vehicles')).toBeUndefined();
  });
});
