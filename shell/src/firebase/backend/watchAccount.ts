import { onIdTokenChanged, type Auth } from 'firebase/auth';
import { Observable } from 'rxjs';
import type { AccountFacts } from '../account/toSession';

/**
 * Streams the signed-in account, null without one; Auth repeats it with each renewed token.
 * @param failed receives a sign-in that Auth could not finish
 */
export const watchAccount = (auth: Auth, failed: (error: unknown) => void): Observable<AccountFacts | null> =>
  new Observable((observer) =>
    onIdTokenChanged(
      auth,
      (user) =>
        observer.next(
          user && {
            uid: user.uid,
            email: user.email?.toLowerCase() ?? '',
            emailVerified: user.emailVerified,
            hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
            displayName: user.displayName ?? '',
          },
        ),
      failed,
    ),
  );
