import { failed, ok, present, type Result } from '@holeshot/shared-core';
import { BehaviorSubject, of } from 'rxjs';
import type { OutboxWrite } from '../../writes/outboxStore';
import { createAccountPort } from './createAccountPort';

type Parts = Parameters<typeof createAccountPort>[0];
type Calls = Awaited<ReturnType<Parts['loadAccountCalls']>>;

const refusal = failed('unavailable', 'No network.');
const done = (): Promise<Result<void>> => Promise.resolve(ok(undefined));
const write = (id: string): OutboxWrite => ({
  ...{ id, uid: 'ann', path: 'users/ann', data: {}, fields: [], stamps: [], at: 1, state: 'waiting' },
});

interface How {
  calls?: Partial<Calls>;
  auth?: Partial<Parts['authCalls']>;
  finishes?: Result<void>;
  signedIn?: boolean;
}

/** Creates an account port that lists its steps in their order. */
const start = ({ calls, auth, finishes = ok(undefined), signedIn = true }: How = {}) => {
  const steps: string[] = [];
  const step = <Value>(name: string, value: Value): Promise<Value> => {
    steps.push(name);
    return Promise.resolve(value);
  };
  const outbox = {
    writes$: new BehaviorSubject([write('a'), write('b')]),
    discard: (id: string) => step(`discard ${id}`, undefined),
  };
  const port = createAccountPort({
    registration$: of(present({ disabled: false, invitationOnly: false })),
    authCalls: {
      ...{ signIn: done, createAccount: done, signOut: done, requestPasswordReset: done },
      ...{ sendVerification: done, refreshVerifiedToken: done },
      reload: () => Promise.resolve(ok({ verified: true })),
      uid: () => 'ann',
      isSignedIn: () => true,
      ...auth,
    },
    signInFlow: {
      register: () => step('register', ok(undefined)),
      finishRegistration: (uid) => step(`finish ${uid}`, finishes),
    },
    loadAccountCalls: () =>
      step('load', {
        signInWithGoogle: () => Promise.resolve(ok({ signedIn: true })),
        changePassword: done,
        exportAccount: () => Promise.resolve(ok({ passes: 3 })),
        deleteAccount: () => step('delete', ok(undefined)),
        ...calls,
      }),
    leave: (signOut) => {
      steps.push('leave');
      return signOut();
    },
    racerNow: () => (signedIn ? { uid: 'ann', outbox } : undefined),
    letIn: (answer) => step('let in', answer),
    forget: (uid, because) => step(`forget ${uid}: ${because}`, undefined),
  });
  return { port, steps };
};

const credentials = { email: 'ann@strip.test', password: 'launch-3200' };

describe('a sign-in', () => {
  test('answers once the session has the racer', async () => {
    const { port, steps } = start();
    expect(await port.signIn(credentials)).toEqual(ok(undefined));
    await port.register({ ...credentials, firstName: 'Ann', lastName: 'Miller' });
    expect(steps).toEqual(['let in', 'register', 'let in']);
  });

  test('by Google waits for the session too, but not where the racer canceled', async () => {
    const { port, steps } = start();
    expect(await port.signInWithGoogle()).toEqual(ok({ signedIn: true }));
    expect(steps).toEqual(['load', 'let in']);
    const canceled = start({ calls: { signInWithGoogle: () => Promise.resolve(ok({ signedIn: false })) } });
    expect(await canceled.port.signInWithGoogle()).toEqual(ok({ signedIn: false }));
    expect(canceled.steps).toEqual(['load']);
  });
});

describe('a deletion of the account', () => {
  test('discards the unsent writes and forgets the racer once the server has deleted', async () => {
    const { port, steps } = start();
    expect(await port.deleteAccount({ password: null })).toEqual(ok(undefined));
    expect(steps).toEqual(['load', 'leave', 'delete', 'discard a', 'discard b', 'forget ann: deleted']);
  });

  test('that the server refuses leaves the racer’s data on the device', async () => {
    const { port, steps } = start({ calls: { deleteAccount: () => Promise.resolve(refusal) } });
    expect(await port.deleteAccount({ password: 'wrong' })).toEqual(refusal);
    expect(steps).toEqual(['load', 'leave']);
  });

  test('before the racer’s data are open deletes the account and forgets the racer', async () => {
    const { port, steps } = start({ signedIn: false });
    expect(await port.deleteAccount({ password: null })).toEqual(ok(undefined));
    expect(steps).toEqual(['load', 'leave', 'delete', 'forget ann: deleted']);
  });
});

describe('a sign-out that clears the device', () => {
  const signOut = (answer: Result<void>) => () => Promise.resolve(answer);

  test('forgets the racer with what is not sent, and a sign-out alone forgets nothing', async () => {
    const { port, steps } = start();
    expect(await port.signOut()).toEqual(ok(undefined));
    expect(steps).toEqual([]);
    expect(await port.signOutAndClear()).toEqual(ok(undefined));
    expect(steps).toEqual(['discard a', 'discard b', 'forget ann: cleared']);
  });

  test('that fails loses nothing', async () => {
    const { port, steps } = start({ auth: { signOut: signOut(refusal) } });
    expect(await port.signOutAndClear()).toEqual(refusal);
    expect(steps).toEqual([]);
  });
});

describe('a check of the verification', () => {
  test('finishes the registration of a verified address', async () => {
    const { port, steps } = start();
    expect(await port.checkVerification()).toEqual(ok({ verified: true }));
    expect(steps).toEqual(['finish ann']);
  });

  test.each([
    ['the address is not verified', { reload: () => Promise.resolve(ok({ verified: false })) }],
    ['the server does not answer', { reload: () => Promise.resolve(refusal) }],
    ['the racer signs out meanwhile', { uid: () => undefined }],
  ])('finishes nothing where %s', async (_, auth) => {
    const { port, steps } = start({ auth });
    await port.checkVerification();
    expect(steps).toEqual([]);
  });

  test('is the failure of the registration where that cannot be finished', async () => {
    const { port } = start({ finishes: refusal });
    expect(await port.checkVerification()).toEqual(refusal);
  });
});
