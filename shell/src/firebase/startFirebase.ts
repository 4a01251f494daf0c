import { onIdTokenChanged } from 'firebase/auth';
import { doc, getDocFromServer, setDoc } from 'firebase/firestore';
import {
  BehaviorSubject,
  combineLatest,
  distinctUntilChanged,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  merge,
  of,
  Subject,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import {
  failed,
  isOlderVersion,
  ok,
  unknown,
  type AccountPort,
  type Loadable,
  type Result,
} from '@holeshot/shared-core';
import { appVersion } from '../buildConfig';
import { markListener, outboxCounts$ } from '../connection/connection';
import { network$ } from '../connection/network';
import { reportError } from '../debugLog/debugLog';
import { session$ } from '../session/session';
import { createAccountCalls } from './accountCalls';
import { createAdministration } from './createAdministration';
import { createAuthCalls } from './authCalls';
import { createNotifications } from './createNotifications';
import { createSubscription } from './createSubscription';
import { callFunction } from './callFunction';
import { firebaseAuth } from './firebaseAuth';
import { firestoreDatabase } from './firestoreDatabase';
import { migrateStored } from './migrateStored';
import { newUserDocument } from './newUserDocument';
import { openRacerData, type RacerData } from './openRacerData';
import { createOutbox } from './outbox';
import { createSyncMark } from './syncMark';
import { toSession, type AccountFacts } from './toSession';
import { watchPublicRegistration } from './watchPublicRegistration';
import { createWeatherToken } from './weatherToken';

const clock = { now: () => Date.now(), newId: () => crypto.randomUUID() };
const dayMs = 86_400_000;

/** What Auth said last; it says the same again with each renewed token. */
const toldAccount$ = new BehaviorSubject<AccountFacts | undefined | null>(undefined);
const account$ = toldAccount$.pipe(distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)));
const authCalls = createAuthCalls(firebaseAuth);

/** The names typed at registration, until the user document is made of them. */
let registeredNames = { firstName: 'New', lastName: 'User' };

/** Says that registration was refused, with the code that the backend gave. */
export const refused$ = new Subject<string>();

const health = { mark: markListener, online: () => navigator.onLine };

const open = (uid: string): RacerData => {
  const report = (error: unknown) => reportError(error, 'outbox');
  const outbox = createOutbox(firestoreDatabase, uid, clock, report);
  outbox.load().catch(report);
  return openRacerData(firestoreDatabase, uid, outbox, createSyncMark(uid), reportError, health);
};

/** The data of whoever is signed in; undefined while nobody is. */
export const racer$ = new BehaviorSubject<RacerData | undefined>(undefined);

account$
  .pipe(
    map((account) => account?.uid),
    distinctUntilChanged(),
  )
  .subscribe((uid) => racer$.next(uid === undefined ? undefined : open(uid)));

// Without a subscriber of their own the two would be listened to anew at each page and each change of the account.
racer$
  .pipe(switchMap((racer) => (racer === undefined ? EMPTY : merge(racer.document$, racer.access$))))
  .subscribe();

/** A stream of the signed-in racer's data, unknown while nobody is signed in. */
export const ofRacer = <Value>(
  stream: (racer: RacerData) => Observable<Loadable<Value>>,
): Observable<Loadable<Value>> =>
  racer$.pipe(switchMap((racer) => (racer === undefined ? of(unknown) : stream(racer))));

/** Whose registration could not be finished for now: they read, and it is tried again at the next sign-in. */
const unfinished$ = new BehaviorSubject<string | undefined>(undefined);

/** With a new token all listeners start anew, and one that is still starting can miss what the backend writes. */
const untilListening = async (uid: string): Promise<void> => {
  await getDocFromServer(doc(firestoreDatabase, `users/${uid}/private/access`)).catch(() => undefined);
};

const completeRegistration = async (uid: string): Promise<Result<void>> => {
  const refreshed = await authCalls.refreshVerifiedToken();
  if (!refreshed.ok) return refreshed;
  await untilListening(uid);
  const answer = await callFunction<unknown>('completeRegistration', {});
  if (!answer.ok && answer.failure.code === 'invitation-only') {
    await authCalls.signOut();
    refused$.next(answer.failure.code);
  }
  return answer.ok ? ok(undefined) : answer;
};

let finishing: Promise<Result<void>> | undefined;

/** The token change of a verified address and the racer's button ask at the same time; one call serves both. */
const finishRegistration = (uid: string): Promise<Result<void>> => {
  finishing ??= completeRegistration(uid).finally(() => {
    finishing = undefined;
  });
  return finishing;
};

const createIfMissing = async (racer: RacerData, account: AccountFacts): Promise<void> => {
  const first = await firstValueFrom(
    racer.document$.pipe(filter((document) => document.state !== 'unknown')),
  );
  if (first.state === 'absent') {
    await setDoc(
      doc(firestoreDatabase, `users/${racer.uid}`),
      newUserDocument(account.email, registeredNames),
    );
  }
};

/** A migration that fails keeps nobody out: it is logged, and tried again at the next start. */
const migrate = async (
  racer: RacerData,
  account: AccountFacts,
  document: Record<string, unknown>,
): Promise<void> => {
  const version = typeof document['version'] === 'string' ? document['version'] : '0.0.0';
  if (!account.emailVerified || !isOlderVersion(version, appVersion)) return;
  try {
    await migrateStored(firestoreDatabase, racer.uid, version, new Date(clock.now()).toISOString());
    racer.updateUser({ version: appVersion });
  } catch (error) {
    reportError(error, 'migration');
  }
};

const startRacer = async (racer: RacerData, account: AccountFacts): Promise<void> => {
  await createIfMissing(racer, account);
  const document = await firstValueFrom(racer.document$.pipe(filter((each) => each.state === 'present')));
  const access = await firstValueFrom(racer.access$.pipe(filter((each) => each.state !== 'unknown')));
  if (account.emailVerified && (document.value['isRegistered'] !== true || access.state === 'absent')) {
    const finished = await finishRegistration(account.uid);
    if (!finished.ok) unfinished$.next(account.uid);
  }
  await migrate(racer, account, document.value);
  const today = Math.floor(clock.now() / dayMs) * dayMs;
  const seen: unknown = document.value['lastDayAuthenticated'];
  if (typeof seen === 'number' && seen < today) racer.updateUser({ lastDayAuthenticated: today });
};

combineLatest([racer$, account$.pipe(filter((account) => account !== undefined))])
  .pipe(filter(([racer, account]) => racer?.uid === account?.uid))
  .subscribe(([racer, account]) => {
    if (racer !== undefined && account) {
      startRacer(racer, account).catch((error: unknown) => reportError(error, 'sign-in'));
    }
  });

combineLatest([racer$, network$])
  .pipe(filter(([racer, network]) => racer !== undefined && network === 'online'))
  .subscribe(([racer]) => {
    racer?.outbox.settle().catch((error: unknown) => reportError(error, 'outbox'));
  });

racer$.pipe(switchMap((racer) => racer?.outbox.writes$ ?? of([]))).subscribe((writes) =>
  outboxCounts$.next({
    unsent: writes.filter((write) => write.state === 'waiting').length,
    refused: writes.filter((write) => write.state === 'refused').length,
  }),
);

const known = (document: Loadable<Record<string, unknown>>): Record<string, unknown> =>
  document.state === 'present' ? document.value : {};

account$
  .pipe(
    switchMap((account) => {
      if (account === undefined) return EMPTY;
      if (account === null) return of({ status: 'signed-out' } as const);
      return combineLatest([
        ofRacer((racer) => racer.document$),
        ofRacer((racer) => racer.access$),
        unfinished$,
        timer(0, 60_000),
      ]).pipe(
        filter(([document, access, unfinished]) => {
          if (unfinished === account.uid) return true;
          if (document.state === 'unknown' || access.state === 'unknown') return false;
          const registered =
            document.state === 'present' &&
            document.value['isRegistered'] === true &&
            access.state === 'present';
          return registered || !account.emailVerified;
        }),
        map(([document, access]) => toSession(account, known(document), known(access), clock.now())),
      );
    }),
    distinctUntilChanged((a, b) => JSON.stringify(a) === JSON.stringify(b)),
  )
  .subscribe((session) => session$.next(session));

onIdTokenChanged(firebaseAuth, (user) =>
  toldAccount$.next(
    user === null
      ? null
      : {
          uid: user.uid,
          email: user.email?.toLowerCase() ?? '',
          emailVerified: user.emailVerified,
          hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
        },
  ),
);

/** Registration, sign-in and the rest, on Firebase Auth. */
export const account: AccountPort = {
  registration$: watchPublicRegistration(firestoreDatabase, health),
  signIn: authCalls.signIn,
  register: (form) => {
    registeredNames = { firstName: form.firstName, lastName: form.lastName };
    return authCalls.register(form);
  },
  signOut: authCalls.signOut,
  requestPasswordReset: authCalls.requestPasswordReset,
  sendVerification: authCalls.sendVerification,
  ...createAccountCalls(firebaseAuth, callFunction),
  checkVerification: async () => {
    const reloaded = await authCalls.reload();
    const uid = firebaseAuth.currentUser?.uid;
    if (!reloaded.ok || !reloaded.value.verified || uid === undefined) return reloaded;
    const finished = await finishRegistration(uid);
    return finished.ok ? reloaded : failed(finished.failure.code, finished.failure.message);
  },
};

/** The signed-in racer's key to the weather service. */
export const weatherToken = createWeatherToken(racer$, callFunction, clock.now);

const uid$ = racer$.pipe(map((racer) => racer?.uid));

export const subscription = createSubscription(
  firestoreDatabase,
  uid$,
  callFunction,
  (url) => location.assign(url),
  health,
);

export const notifications = createNotifications(firestoreDatabase, uid$, clock.now, reportError, health);

export const administration = createAdministration(firestoreDatabase, callFunction, health);
