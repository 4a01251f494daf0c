import { isUnverified, type SignedIn } from '@holeshot/shared-core';

/**
 * Returns the path after signing in: verification of a password account's address, then the intended route, then Home
 * from SignIn or Register; undefined: stay.
 */
export const afterSignIn = (
  session: SignedIn,
  intended: string | undefined,
  current: string,
): string | undefined => {
  if (isUnverified(session)) return current === '/email-verification' ? undefined : '/email-verification';
  if (intended !== undefined) return intended;
  return ['/signin', '/register', '/email-verification'].includes(current) ? '/' : undefined;
};
