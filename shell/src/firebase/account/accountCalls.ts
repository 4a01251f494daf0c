import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth';
import {
  deletionFailures,
  failed,
  ok,
  proofFailures,
  type AccountPort,
  type Failure,
  type FailureCode,
  type Result,
} from '@holeshot/shared-core';
import { attempt } from './attempt';
import { signedOut } from './authCalls';
import { callPages } from './callPages';
import type { Call } from './createCall';
import { googleSignIn } from './googleSignIn';

/** Page of an export: the first holds the account, each some documents of its collections by id. */
interface ExportedPage {
  account: object | null;
  next: unknown;
  [collection: string]: unknown;
}

/** Gives a failure the sentence of its code here; leaves others unchanged. */
const withSentenceOf = (
  sentences: Partial<Record<FailureCode, string>>,
  { failure }: { failure: Failure },
): Result<never> => failed(failure.code, sentences[failure.code] ?? failure.message);

/** Signs in once more: changing a password and deleting an account demand it. */
const proveOneself = async (user: User, password: string | null): Promise<Result<void>> => {
  const proved =
    password === null
      ? await attempt(() => googleSignIn.prove(user), 'google')
      : await attempt(() =>
          reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
        );
  if (proved.ok) return proved;
  return withSentenceOf(proofFailures, proved);
};

/** Creates the account calls for Google, the password and the export. */
export const createAccountCalls = (
  auth: Auth,
  call: Call,
): Pick<AccountPort, 'signInWithGoogle' | 'changePassword' | 'deleteAccount' | 'exportAccount'> => ({
  signInWithGoogle: async () => {
    const signedIn = await attempt(() => googleSignIn.signIn(auth), 'google');
    if (signedIn.ok) return ok({ signedIn: true });
    return signedIn.failure.code === 'cancelled' ? ok({ signedIn: false }) : signedIn;
  },
  changePassword: async ({ current, next }) => {
    const user = auth.currentUser;
    if (user === null) return signedOut;
    const proved = await proveOneself(user, current);
    if (!proved.ok) return proved;
    return attempt(() => updatePassword(user, next));
  },
  deleteAccount: async ({ password }) => {
    const user = auth.currentUser;
    if (user === null) return signedOut;
    const proved = await proveOneself(user, password);
    if (!proved.ok) return proved;
    const deleted = await call<unknown>('deleteAccount', {});
    if (!deleted.ok) return withSentenceOf(deletionFailures, deleted);
    await auth.signOut();
    return ok(undefined);
  },
  exportAccount: async () => {
    const pages = await callPages<ExportedPage>(call, 'exportAccount');
    if (!pages.ok) return pages;
    const { account, next: _, ...collections } = pages.value[0] ?? { account: null, next: null };
    const whole = Object.keys(collections).map((name) => [
      name,
      Object.assign({}, ...pages.value.map((page) => page[name])) as object,
    ]);
    return ok({ ...account, ...(Object.fromEntries(whole) as object) });
  },
});
