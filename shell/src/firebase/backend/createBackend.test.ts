/** @jest-environment jsdom */
import { absent, ok, present, unknown, type Loadable, type Session } from '@holeshot/shared-core';
import { racerSettings } from '@holeshot/shared-core/testing';
import { BehaviorSubject, NEVER, Observable, of, Subject } from 'rxjs';
import { outboxCounts$ } from '../../connection/connection';
import { snackbar$ } from '../../feedback/feedback';
import { createMemoryBackend } from '../../backend/testing/createMemoryBackend';
import { createMemoryRacer } from '../../backend/testing/createMemoryRacer';
import type { OutboxWrite } from '../../writes/outboxStore';
import type { AccountFacts } from '../account/toSession';
import type { RacerData } from '../records/openRacerData';
import { createBackend, type BackendParts } from './createBackend';
import { createLeaving } from './createLeaving';

const ann: AccountFacts = {
  uid: 'ann',
  email: 'ann@strip.test',
  emailVerified: true,
  hasPassword: true,
  displayName: 'Ann',
};

const registered = present({ isRegistered: true });

/** Counts the listeners of a stream. */
const createListeners = () => {
  let open = 0;
  return {
    open: () => open,
    counted: <Value>(source$: Observable<Value>): Observable<Value> =>
      new Observable((observer) => {
        open += 1;
        const subscription = source$.subscribe(observer);
        return () => {
          open -= 1;
          subscription.unsubscribe();
        };
      }),
  };
};

interface How {
  /** `users/{uid}` of the racer. */
  document?: Loadable<Record<string, unknown>>;
  network?: 'online' | 'offline';
  /** The server finishes a registration. */
  finishes?: boolean;
}

const start = ({ document = registered, network = 'online', finishes = true }: How = {}) => {
  const { open, counted } = createListeners();
  const account$ = new Subject<AccountFacts | null>();
  const session$ = new BehaviorSubject<Session>({ status: 'unknown' });
  const document$ = new BehaviorSubject(document);
  const unfinished$ = new BehaviorSubject<readonly string[]>([]);
  const network$ = new BehaviorSubject(network);
  const writes$ = new BehaviorSubject<OutboxWrite[]>([]);
  const memory = createMemoryBackend();
  const started: string[] = [];
  const closed: string[] = [];
  const expired: string[] = [];
  let failure: Error | undefined;

  const racerOf = (uid: string): RacerData => {
    const racer = createMemoryRacer(uid, { settings: racerSettings });
    return {
      ...racer,
      outbox: { ...racer.outbox, writes$, isUnsettled: () => true },
      vehicles$: counted(racer.vehicles$),
      locations$: counted(racer.locations$),
      settings$: counted(racer.settings$),
      document$: counted(document$),
      access$: counted(of(present({ access_until: Date.now() + 86_400_000 }))),
      synced$: counted(NEVER),
      logBooks: { ...racer.logBooks, broken$: of(absent) },
      close: () => void closed.push(uid),
      note: () => undefined,
    } as RacerData;
  };
  const authCalls: BackendParts['authCalls'] = {
    signIn: () => Promise.resolve(ok(undefined)),
    createAccount: () => Promise.resolve(ok(undefined)),
    isSignedIn: () => true,
    uid: () => 'ann',
    signOut: () => Promise.resolve(ok(undefined)),
    requestPasswordReset: () => Promise.resolve(ok(undefined)),
    sendVerification: () => Promise.resolve(ok(undefined)),
    refreshVerifiedToken: () => Promise.resolve(ok(undefined)),
    reload: () => Promise.resolve(ok({ verified: true })),
  };
  const leaving = createLeaving();
  const backend = createBackend({
    account$: counted(account$),
    network$: counted(network$),
    told$: counted(NEVER),
    registration$: counted(NEVER),
    open: racerOf,
    authCalls: { ...authCalls, signOut: () => leaving.leave(authCalls.signOut) },
    signInFlow: {
      refused$: new Subject(),
      unfinished$,
      finishRegistration: () => Promise.resolve(ok(undefined)),
      register: () => Promise.resolve(ok(undefined)),
      start: async (racer) => {
        started.push(racer.uid);
        if (failure !== undefined) throw failure;
        // The flow goes on once the document is known.
        await new Promise<void>((resolve, reject) =>
          racer.document$.subscribe({
            next: ({ state }) => {
              if (state !== 'unknown') resolve();
            },
            complete: () => reject(new Error('no document')),
          }),
        );
        unfinished$.next(finishes ? [] : [racer.uid]);
      },
    },
    leaving,
    loadAccountCalls: () => Promise.reject(new Error('not needed')),
    notificationsOf: () => ({ ...memory.notifications, unread$: counted(memory.notifications.unread$) }),
    subscriptionOf: () => memory.subscription,
    weatherTokenOf: () => () => memory.weatherToken(),
    administration: memory.administration,
    callProofs: memory.callProofs,
    removeExpired: ({ uid }) => Promise.resolve(void expired.push(uid)),
    forget: () => Promise.resolve(),
    session$,
    report: () => undefined,
    now: Date.now,
  });
  return {
    ...{ backend, account$, session$, document$, network$, writes$, started, closed, expired, open },
    fail: (error: Error | undefined) => (failure = error),
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  snackbar$.next(undefined);
});
afterEach(() => jest.useRealTimers());

const settle = () => jest.advanceTimersByTimeAsync(0);

describe('a backend with accounts', () => {
  test('lets a racer in, and out again', async () => {
    const { backend, account$, session$, closed, expired } = start();
    account$.next(ann);
    await settle();
    expect(backend.racer$.value?.uid).toBe('ann');
    expect(session$.value).toMatchObject({ status: 'signed-in', uid: 'ann', canWrite: true });
    expect(expired).toEqual(['ann']);
    account$.next(null);
    expect(session$.value).toEqual({ status: 'signed-out' });
    expect(closed).toEqual(['ann']);
    backend.end();
  });

  test.each<[string, How]>([
    ['whose data came', {}],
    ['whose data never came', { document: unknown }],
    ['without a network', { network: 'offline' }],
    ['whose registration is tried again', { finishes: false }],
  ])('ends at sign-out what the sign-in of a racer %s started: listeners and timers', async (_, how) => {
    const { backend, account$, open } = start(how);
    account$.next(null);
    await settle();
    const before = { listeners: open(), timers: jest.getTimerCount() };
    for (let round = 0; round < 3; round += 1) {
      account$.next(ann);
      await jest.advanceTimersByTimeAsync(61_000);
      expect(open()).toBeGreaterThan(before.listeners + 6);
      expect(jest.getTimerCount()).toBeGreaterThan(before.timers);
      account$.next(null);
      await settle();
      expect({ listeners: open(), timers: jest.getTimerCount() }).toEqual(before);
    }
    backend.end();
    expect({ listeners: open(), timers: jest.getTimerCount() }).toEqual({ listeners: 0, timers: 0 });
  });

  test('ends everything at once while a racer is signed in, and says nothing of it', async () => {
    const { backend, account$, session$, open, closed } = start();
    account$.next(ann);
    await settle();
    backend.end();
    expect({ listeners: open(), timers: jest.getTimerCount() }).toEqual({ listeners: 0, timers: 0 });
    expect(closed).toEqual(['ann']);
    account$.next(null);
    expect(session$.value).toMatchObject({ status: 'signed-in' });
    expect(snackbar$.value).toBeUndefined();
  });

  test('says that somebody was signed out unasked, and not what the racer asked for', async () => {
    const { backend, account$ } = start();
    account$.next(ann);
    await settle();
    account$.next(null);
    await settle();
    expect(snackbar$.value?.text).toMatch(/^You were signed out/);
    snackbar$.next(undefined);
    account$.next(ann);
    await settle();
    await backend.account.signOut();
    account$.next(null);
    await settle();
    expect(snackbar$.value).toBeUndefined();
    backend.end();
  });

  test('counts what waits to be sent, of nobody once they are out', async () => {
    const { backend, account$, writes$ } = start();
    account$.next(ann);
    writes$.next([{ id: 'a', state: 'waiting' } as OutboxWrite]);
    await settle();
    expect(outboxCounts$.value).toEqual({ unsent: 1, refused: 0 });
    account$.next(null);
    expect(outboxCounts$.value).toBeUndefined();
    await settle();
    backend.end();
  });

  test('says that a sign-in failed, and a waiting sign-in waits no longer', async () => {
    const { backend, account$, fail } = start({ document: unknown });
    fail(Object.assign(new Error('net'), { code: 'auth/network-request-failed' }));
    const signedIn = backend.account.signIn({ email: ann.email, password: 'x' });
    await settle();
    account$.next(ann);
    await settle();
    expect(await signedIn).toEqual(ok(undefined));
    expect(snackbar$.value?.text).toBe('Error during sign-in: A network request has failed.');
    backend.end();
  });

  test('says nothing of a sign-in that the racer has left meanwhile', async () => {
    const { backend, account$, fail } = start({ document: unknown });
    fail(undefined);
    account$.next(ann);
    await settle();
    await backend.account.signOut();
    account$.next(null);
    await settle();
    expect(snackbar$.value).toBeUndefined();
    backend.end();
  });

  test('checks a verification with the server', async () => {
    const { backend } = start();
    expect(await backend.account.checkVerification()).toEqual(ok({ verified: true }));
    backend.end();
  });
});
