import type { SignedIn } from '@holeshot/shared-core';

/**
 * Where a racer goes after signing in: the unverified address of a password account first, then where they wanted to go, then Home if they
 * stand on SignIn or Register; undefined where they stay.
 */
export const afterSignIn = (
  session: SignedIn,
  intended: string | undefined,
  current: string,
): string | undefined => {
  if (session.hasPassword && !session.emailVerified)
    return current === '/email-verification' ? undefined : '/email-verification';
  if (intended !== undefined) return intended;
  return ['/signin', '/register', '/email-verification'].includes(current) ? '/' : undefined;
};
