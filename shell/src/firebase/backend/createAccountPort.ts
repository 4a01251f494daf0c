import type { AccountPort, Result } from '@holeshot/shared-core';
import type { BackendAccount } from '../../backend/Backend';
import type { Outbox } from '../../writes/Outbox';
import type { createAccountCalls } from '../account/accountCalls';
import type { createAuthCalls } from '../account/authCalls';
import type { createSignInFlow } from '../account/createSignInFlow';
import type { Leaving } from './createLeaving';

/** Account calls whose code comes when one of them is needed. */
export type LoadAccountCalls = () => Promise<ReturnType<typeof createAccountCalls>>;

/** Parts of an account port. */
interface AccountParts {
  registration$: AccountPort['registration$'];
  authCalls: ReturnType<typeof createAuthCalls>;
  signInFlow: Pick<ReturnType<typeof createSignInFlow>, 'register' | 'finishRegistration'>;
  loadAccountCalls: LoadAccountCalls;
  leave: Leaving['leave'];
  /** The signed-in racer; undefined while nobody is. */
  racerNow: () => { uid: string; outbox: Pick<Outbox, 'writes$' | 'discard'> } | undefined;
  /** Waits for the session that a sign-in leads to. */
  letIn: <Value>(signedIn: Result<Value>) => Promise<Result<Value>>;
  /** Forgets a racer, and leads away. */
  forget: Forget;
}

/** Removes what this device has of a racer, because the account is deleted or the device is cleared, and leads away. */
export type Forget = (uid: string, because: 'deleted' | 'cleared') => Promise<void>;

/** Makes the account port: registration, sign-in and the rest. */
export const createAccountPort = ({
  registration$,
  authCalls,
  signInFlow,
  loadAccountCalls,
  leave,
  racerNow,
  letIn,
  forget,
}: AccountParts): BackendAccount => {
  const thenForget = async (
    because: Parameters<Forget>[1],
    out: () => Promise<Result<void>>,
  ): Promise<Result<void>> => {
    const racer = racerNow();
    const uid = racer?.uid ?? authCalls.uid();
    const left = await out();
    if (!left.ok || uid === undefined) return left;
    await Promise.all(racer?.outbox.writes$.value.map(({ id }) => racer.outbox.discard(id)) ?? []);
    await forget(uid, because);
    return left;
  };
  return {
    registration$,
    signIn: async (credentials) => letIn(await authCalls.signIn(credentials)),
    register: async (form) => letIn(await signInFlow.register(form)),
    signOut: authCalls.signOut,
    signOutAndClear: () => thenForget('cleared', authCalls.signOut),
    requestPasswordReset: authCalls.requestPasswordReset,
    sendVerification: authCalls.sendVerification,
    changePassword: async (passwords) => (await loadAccountCalls()).changePassword(passwords),
    exportAccount: async () => (await loadAccountCalls()).exportAccount(),
    signInWithGoogle: async () => {
      const answer = await (await loadAccountCalls()).signInWithGoogle();
      return answer.ok && !answer.value.signedIn ? answer : letIn(answer);
    },
    deleteAccount: async (proof) => {
      const calls = await loadAccountCalls();
      return thenForget('deleted', () => leave(() => calls.deleteAccount(proof)));
    },
    checkVerification: async () => {
      const reloaded = await authCalls.reload();
      const uid = authCalls.uid();
      if (!reloaded.ok || !reloaded.value.verified || uid === undefined) return reloaded;
      const finished = await signInFlow.finishRegistration(uid);
      return finished.ok ? reloaded : finished;
    },
  };
};
