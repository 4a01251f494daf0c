import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  type Auth,
  type User,
} from 'firebase/auth';
import {
  authErrorMessage,
  failed,
  ok,
  type AccountPort,
  type Result,
  type SignInWay,
} from '@holeshot/shared-core';
import { googleSignIn } from './googleSignIn';
import { callPages } from './callPages';
import type { Call } from './createCall';

/** A part of what is stored: the first holds all but the log books. */
interface ExportedPage {
  account: object | null;
  logBooks: object;
  next: string | null;
}

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : 'auth/internal-error';
};

/** True where it worked, false where the racer called it off. */
const attempt = async (work: () => Promise<unknown>, way: SignInWay): Promise<Result<boolean>> => {
  try {
    await work();
    return ok(true);
  } catch (error) {
    const code = codeOf(error);
    const sentence = authErrorMessage(code, way);
    return sentence === undefined ? ok(false) : failed(code, sentence);
  }
};

const signedOut = failed('auth/user-signed-out', 'You are signed out. Sign in and try again.');
const calledOff = failed('cancelled', 'Google was not asked to the end. Nothing was changed.');

/** Signs in once more, since both changing a password and deleting an account demand it. */
const proveOneself = async (user: User, password: string | null): Promise<Result<void>> => {
  const proved =
    password === null
      ? await attempt(() => googleSignIn.prove(user), 'google')
      : await attempt(
          () => reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password)),
          'password',
        );
  if (!proved.ok) {
    // The address is the racer's own: here the password alone can be wrong.
    return proved.failure.code === 'auth/invalid-credential'
      ? failed(proved.failure.code, 'Incorrect password.')
      : proved;
  }
  return proved.value ? ok(undefined) : calledOff;
};

/** Google, the password, and all that is stored of the racer. */
export const createAccountCalls = (
  auth: Auth,
  call: Call,
): Pick<AccountPort, 'signInWithGoogle' | 'changePassword' | 'deleteAccount' | 'exportAccount'> => ({
  signInWithGoogle: async () => {
    const signedIn = await attempt(() => googleSignIn.signIn(auth), 'google');
    return signedIn.ok ? ok({ signedIn: signedIn.value }) : signedIn;
  },
  changePassword: async ({ current, next }) => {
    const user = auth.currentUser;
    if (user === null) return signedOut;
    const proved = await proveOneself(user, current);
    if (!proved.ok) return proved;
    const changed = await attempt(() => updatePassword(user, next), 'password');
    return changed.ok ? ok(undefined) : changed;
  },
  deleteAccount: async ({ password }) => {
    const user = auth.currentUser;
    if (user === null) return signedOut;
    const proved = await proveOneself(user, password);
    if (!proved.ok) return proved;
    const deleted = await call<unknown>('deleteAccount', {});
    if (!deleted.ok) return deleted;
    await auth.signOut();
    return ok(undefined);
  },
  exportAccount: async () => {
    const pages = await callPages<ExportedPage>(call, 'exportAccount');
    if (!pages.ok) return pages;
    const logBooks = Object.assign({}, ...pages.value.map((page) => page.logBooks)) as object;
    return ok({ ...pages.value[0]?.account, logBooks });
  },
});
