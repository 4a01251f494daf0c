import { deleteApp, initializeApp } from 'firebase/app';
import { disableNetwork, doc, getFirestore, onSnapshot, terminate } from 'firebase/firestore';
import { BehaviorSubject, filter, firstValueFrom, timeout } from 'rxjs';
import { absent, failed, ok, present, type Loadable, type Result } from '@holeshot/shared-core';
import { createSignInFlow } from './createSignInFlow';

type Start = ReturnType<typeof createSignInFlow>['start'];

// Without a network writes are in the cache at once, and no server is requested.
const app = initializeApp({ apiKey: 'local', projectId: 'demo-sign-in' });
const database = getFirestore(app);
beforeAll(() => disableNetwork(database));
afterAll(async () => {
  await terminate(database);
  await deleteApp(app);
});

const accountOf = (uid: string, displayName = '') => ({
  ...{ uid, email: `${uid}@strip.test`, emailVerified: true, hasPassword: false, displayName },
});
const formOf = (uid: string, firstName: string, lastName: string) => ({
  ...{ email: ` ${uid.toUpperCase()}@Strip.test`, password: 'launch-3200', firstName, lastName },
});
const refusal = failed('invitation-only', 'Registration is currently by invitation only.');
const noNetwork = failed('unavailable', 'No network.');
const inUse = failed('auth/email-already-in-use', 'The email address is already in use.');

/** Call that finishes a registration, with the uid of its sender. */
interface Asked {
  as: string;
  answer: (answer: Result<unknown>) => void;
}

/** Opens a page of the app in which racers sign in one after the other. */
const openPage = () => {
  const page = {
    signedIn: '',
    created: ok(undefined) as Result<void>,
    mailed: ok(undefined) as Result<void>,
  };
  const asked$ = new BehaviorSubject<readonly Asked[]>([]);
  const refused: string[] = [];
  const flow = createSignInFlow({
    database,
    authCalls: {
      createAccount: () => Promise.resolve(page.created),
      sendVerification: () => Promise.resolve(page.mailed),
      isSignedIn: (uid) => page.signedIn === uid,
      refreshVerifiedToken: () => Promise.resolve(ok(undefined)),
      signOut: () => {
        page.signedIn = '';
        return Promise.resolve(ok(undefined));
      },
    },
    call: () =>
      new Promise((answer) => {
        asked$.next([...asked$.value, { as: page.signedIn, answer }]);
      }),
    now: () => Date.UTC(2026, 5, 20, 17),
    report: (error) => {
      throw error;
    },
  });
  flow.refused$.subscribe((code) => refused.push(code));
  /** Resolves with the calls that finish a registration, once there are so many. */
  const calls = (count: number) =>
    firstValueFrom(
      asked$.pipe(
        filter((asked) => asked.length === count),
        timeout(10_000),
      ),
    );
  return { page, flow, asked$, calls, refused };
};

/** Creates a racer with the stored data that a sign-in reads, and its notes there. */
const racerOf = (uid: string, stored: Loadable<Record<string, unknown>> = absent) => {
  const noted: Record<string, unknown> = {};
  const racer: Parameters<Start>[0] = {
    uid,
    document$: new BehaviorSubject(stored),
    access$: new BehaviorSubject(stored.state === 'present' ? present({ access_until: 0 }) : absent),
    note: (patch) => Object.assign(noted, patch),
  };
  return { racer, noted };
};
const unregistered = present({ isRegistered: false, version: '0.0.0' });

/** Returns the names in the user document after a first sign-in. */
const namesMade = async (start: Start, uid: string, displayName: string) => {
  const written = new Promise<object>((resolve) => {
    const end = onSnapshot(doc(database, `users/${uid}`), (seen) => {
      if (!seen.exists()) return;
      end();
      resolve({ first: seen.get('firstName'), last: seen.get('lastName') });
    });
  });
  void start(racerOf(uid).racer, accountOf(uid, displayName));
  return written;
};

describe('racers who sign in one after the other in one page', () => {
  test('each has the names that they typed, and nobody those of another', async () => {
    const { flow } = openPage();
    await flow.register(formOf('ann', 'Ann', 'Moore'));
    expect(await namesMade(flow.start, 'bob', 'Bob Ray')).toEqual({ first: 'Bob', last: 'Ray' });
    expect(await namesMade(flow.start, 'ann', '')).toEqual({ first: 'Ann', last: 'Moore' });
  });

  test('the names of a registration that failed are forgotten', async () => {
    const { page, flow } = openPage();
    page.created = inUse;
    expect(await flow.register(formOf('cleo', 'Somebody', 'Else'))).toEqual(inUse);
    expect(await namesMade(flow.start, 'cleo', 'Cleo Diaz')).toEqual({ first: 'Cleo', last: 'Diaz' });
  });

  test('the names stay where the account was made and only its mail could not be sent', async () => {
    const { page, flow } = openPage();
    page.mailed = noNetwork;
    expect(await flow.register(formOf('dee', 'Dee', 'Fox'))).toEqual(noNetwork);
    expect(await namesMade(flow.start, 'dee', '')).toEqual({ first: 'Dee', last: 'Fox' });
  });

  test('each gets the answer to their own registration, and one who is refused signs out no other', async () => {
    const { page, flow, calls, refused } = openPage();
    page.signedIn = 'ann';
    const ann = flow.finishRegistration('ann');
    await calls(1);
    page.signedIn = 'bob';
    const bob = flow.finishRegistration('bob');
    const [ofAnn, ofBob] = await calls(2);
    expect([ofAnn?.as, ofBob?.as]).toEqual(['ann', 'bob']);
    ofAnn?.answer(refusal);
    ofBob?.answer(ok({}));
    expect([await ann, await bob]).toEqual([refusal, ok(undefined)]);
    expect([refused, page.signedIn]).toEqual([[], 'bob']);
  });

  test('none is registered by a call of another', async () => {
    const { page, flow, asked$ } = openPage();
    page.signedIn = 'ann';
    const ann = flow.finishRegistration('ann');
    page.signedIn = 'bob';
    expect(await ann).toMatchObject({ failure: { code: 'auth/user-signed-out' } });
    expect(asked$.value).toEqual([]);
  });
});

test('the button and the change of the token ask for one racer at the same time by one call', async () => {
  const { page, flow, asked$, calls } = openPage();
  page.signedIn = 'ann';
  const both = [flow.finishRegistration('ann'), flow.finishRegistration('ann')];
  const [call] = await calls(1);
  call?.answer(ok({}));
  await both[0];
  expect(asked$.value).toHaveLength(1);
  expect(await Promise.all(both)).toEqual([ok(undefined), ok(undefined)]);
});

test('a registration that is finished later is made up for: the racer gets what every racer starts with', async () => {
  const { page, flow, calls } = openPage();
  const { racer, noted } = racerOf('ann', unregistered);
  page.signedIn = 'ann';
  for (const [before, answer] of [noNetwork, ok({})].entries()) {
    const started = flow.start(racer, accountOf('ann'));
    (await calls(before + 1)).at(-1)?.answer(answer);
    await started;
    expect(flow.unfinished$.value).toEqual(answer.ok ? [] : ['ann']);
    expect(Object.keys(noted)).toEqual(answer.ok ? ['lastDayAuthenticated', 'dashboardWidgets'] : []);
  }
});
