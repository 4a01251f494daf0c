import type { AccountPort, Result } from '@holeshot/shared-core';
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
  /** Forgets a racer whose account is deleted, and leads away. */
  forget: (uid: string) => Promise<void>;
}

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
}: AccountParts): AccountPort => ({
  registration$,
  signIn: async (credentials) => letIn(await authCalls.signIn(credentials)),
  register: async (form) => letIn(await signInFlow.register(form)),
  signOut: authCalls.signOut,
  requestPasswordReset: authCalls.requestPasswordReset,
  sendVerification: authCalls.sendVerification,
  changePassword: async (passwords) => (await loadAccountCalls()).changePassword(passwords),
  exportAccount: async () => (await loadAccountCalls()).exportAccount(),
  signInWithGoogle: async () => {
    const answer = await (await loadAccountCalls()).signInWithGoogle();
    return answer.ok && !answer.value.signedIn ? answer : letIn(answer);
  },
  deleteAccount: async (proof) => {
    const racer = racerNow();
    const calls = await loadAccountCalls();
    const deleted = await leave(() => calls.deleteAccount(proof));
    if (!deleted.ok || racer === undefined) return deleted;
    await Promise.all(racer.outbox.writes$.value.map(({ id }) => racer.outbox.discard(id)));
    await forget(racer.uid);
    return deleted;
  },
  checkVerification: async () => {
    const reloaded = await authCalls.reload();
    const uid = authCalls.uid();
    if (!reloaded.ok || !reloaded.value.verified || uid === undefined) return reloaded;
    const finished = await signInFlow.finishRegistration(uid);
    return finished.ok ? reloaded : finished;
  },
});
