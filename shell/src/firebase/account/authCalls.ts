import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type Auth,
} from 'firebase/auth';
import { accountFailures, failedAs, ok, type Result } from '@holeshot/shared-core';
import { attempt } from './attempt';

/** Failure of a call for an account that has signed out. */
export const signedOut = failedAs(accountFailures, 'auth/user-signed-out');

/** Creates the account calls of Firebase Auth, each with a sentence for its failure. */
export const createAuthCalls = (auth: Auth) => ({
  signIn: ({ email, password }: { email: string; password: string }) =>
    attempt(() => signInWithEmailAndPassword(auth, email, password)),
  createAccount: ({ email, password }: { email: string; password: string }) =>
    attempt(() => createUserWithEmailAndPassword(auth, email, password)),
  isSignedIn: (uid: string): boolean => auth.currentUser?.uid === uid,
  /** Returns the uid of the signed-in racer; undefined without one. */
  uid: (): string | undefined => auth.currentUser?.uid,
  signOut: () => attempt(() => signOut(auth)),
  requestPasswordReset: (email: string) => attempt(() => sendPasswordResetEmail(auth, email)),
  sendVerification: () =>
    attempt(async () => {
      if (auth.currentUser !== null) await sendEmailVerification(auth.currentUser);
    }),
  /** Renews a token from before the verification of the address: the backend trusts the token. */
  refreshVerifiedToken: () =>
    attempt(async () => {
      const token = await auth.currentUser?.getIdTokenResult();
      if (token?.claims['email_verified'] !== true) await auth.currentUser?.getIdToken(true);
    }),
  /** Requests the state of the account; returns whether the address is verified. */
  reload: async (): Promise<Result<{ verified: boolean }>> => {
    const user = auth.currentUser;
    if (user === null) return signedOut;
    const reloaded = await attempt(() => user.reload());
    return reloaded.ok ? ok({ verified: user.emailVerified }) : reloaded;
  },
});
