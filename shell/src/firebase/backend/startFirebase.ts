import { onIdTokenChanged } from 'firebase/auth';
import {
  BehaviorSubject,
  combineLatest,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  pairwise,
  of,
  startWith,
  Subject,
  switchMap,
  timer,
  type Observable,
} from 'rxjs';
import {
  unknown,
  type AccountPort,
  type AdministrationPort,
  type Loadable,
  type Result,
} from '@holeshot/shared-core';
import { untilLoaded } from '../../loading/untilLoaded';
import { markListener, outboxCounts$ } from '../../connection/connection';
import { network$ } from '../../connection/network';
import { reportError } from '../../debugLog/debugLog';
import { onlyChanges } from '../../streams/onlyChanges';
import { dialogStack } from '../../overlays/dialogStack';
import { feedback } from '../../feedback/feedback';
import { rememberedOf } from '../../remembered/rememberedOf';
import { session$ } from '../../session/session';
import { storageTroubleOf } from '../../trouble/storageTroubles';
import { noteTrouble } from '../../trouble/troubles';
import { createAuthCalls } from '../account/authCalls';
import { createSignInFlow } from '../account/createSignInFlow';
import { createNotifications } from '../account/createNotifications';
import { createSubscription } from '../account/createSubscription';
import { callFunction } from '../account/callFunction';
import { keepSettling } from '../outbox/keepSettling';
import { createLogBookMarks } from '../passes/logBookMarks';
import { newlyRefused, refusedInWords } from '../outbox/newlyRefused';
import { emptyIfAsked, followEmptying, forgetRacer } from './deviceCopy';
import { firebaseAuth } from '../account/firebaseAuth';
import { firestoreDatabase, indexChanges } from '../database/firestoreDatabase';
import { openRacerData, type RacerData } from '../records/openRacerData';
import { createOutbox } from '../outbox/outbox';
import { isWaiting } from '../outbox/outboxRows';
import { openOutboxServer } from '../outbox/outboxServer';
import { sayFailedSignIn } from './sayFailedSignIn';
import { sayNotStored } from './sayNotStored';
import { removeExpiredVehicles } from '../records/removeExpiredVehicles';
import { serverTime } from '../database/serverTime';
import { toSession, type AccountFacts } from '../account/toSession';
import { watchPublicRegistration } from '../account/watchPublicRegistration';
import { untilLetIn } from './untilLetIn';
import { createWeatherToken } from '../account/weatherToken';

const registerAgainMs = 30_000;

const clock = { now: () => Date.now(), newId: () => crypto.randomUUID() };

const reportDeviceCopy = (error: unknown): void => reportError(error, 'device copy');

emptyIfAsked(firestoreDatabase, reportDeviceCopy);
followEmptying(() => location.assign('/'));
indexChanges().catch((error: unknown) => reportError(error, 'index'));

/** What Auth said last; it says the same again with each renewed token. */
const toldAccount$ = new BehaviorSubject<AccountFacts | undefined | null>(undefined);
const account$ = toldAccount$.pipe(onlyChanges());
const ownCalls = createAuthCalls(firebaseAuth);
let isLeaving = false;
const authCalls: typeof ownCalls = {
  ...ownCalls,
  signOut: async () => {
    isLeaving = true;
    const left = await ownCalls.signOut();
    if (!left.ok) isLeaving = false;
    return left;
  },
};

const health = { mark: markListener, online: () => navigator.onLine };

const open = (uid: string): RacerData => {
  const report = (error: unknown) => {
    reportError(error, 'outbox');
    const trouble = storageTroubleOf(error);
    if (trouble !== undefined) noteTrouble(trouble);
  };
  const server = openOutboxServer(firestoreDatabase, uid, () => authCalls.isSignedIn(uid));
  const outbox = createOutbox(server, clock, report);
  outbox.load().catch(report);
  return openRacerData(firestoreDatabase, uid, outbox, createLogBookMarks(uid), reportError, health);
};

/** The data of whoever is signed in; undefined while nobody is. */
export const racer$ = new BehaviorSubject<RacerData | undefined>(undefined);

account$
  .pipe(
    map((account) => account?.uid),
    distinctUntilChanged(),
  )
  .subscribe((uid) => racer$.next(uid === undefined ? undefined : open(uid)));

// What is still kept of theirs would be listened to in vain.
racer$.pipe(pairwise()).subscribe(([before, now]) => {
  before?.close();
  const unsent = before?.outbox.writes$.value.length ?? 0;
  if (before !== undefined && now === undefined && !isLeaving)
    feedback.snackbar({
      text: `You were signed out, in another tab or by a change of the account.${unsent > 0 ? ' What was not sent is kept on this device for your next sign-in.' : ''}`,
      timeout: -1,
    });
  isLeaving = false;
});

const uid$ = racer$.pipe(map((racer) => racer?.uid));

const registration$ = watchPublicRegistration(firestoreDatabase, health);

/** What admins and the payment provider have told the signed-in racer. */
export const notifications = createNotifications(firestoreDatabase, racer$, clock.now, health);

// Watched from sign-in to sign-out whatever page is open: what no page asks for would not be there offline, and what
// every page asks for would be listened to anew at each of them.
racer$
  .pipe(
    switchMap((racer) =>
      racer === undefined
        ? EMPTY
        : merge(
            racer.document$,
            racer.access$,
            racer.synced$,
            registration$,
            notifications.unread$,
            rememberedOf(racer),
          ),
    ),
  )
  .subscribe();

/** A stream of the signed-in racer's data, unknown while nobody is signed in. */
export const ofRacer = <Value>(
  stream: (racer: RacerData) => Observable<Loadable<Value>>,
): Observable<Loadable<Value>> =>
  racer$.pipe(switchMap((racer) => (racer === undefined ? of(unknown) : stream(racer))));

const signInFlow = createSignInFlow({
  database: firestoreDatabase,
  authCalls,
  call: callFunction,
  now: clock.now,
  report: reportError,
});

/** Says that registration was refused, with the code that the backend gave. */
export const { refused$ } = signInFlow;

const removeExpired = async (uid: string): Promise<void> => {
  try {
    await removeExpiredVehicles(firestoreDatabase, uid, await serverTime(firebaseAuth));
  } catch (error) {
    reportError(error, 'deleted vehicles');
  }
};

const keptOut$ = new Subject<void>();

/** A registration that could not be finished is tried again while there is a network. */
const tryAgain$ = combineLatest([network$, signInFlow.unfinished$]).pipe(
  switchMap(([network, unfinished]) =>
    network === 'online' && unfinished.length > 0 ? timer(registerAgainMs) : EMPTY,
  ),
  startWith(0),
);

combineLatest([racer$, account$.pipe(filter((account) => account !== undefined)), tryAgain$])
  .pipe(filter(([racer, account]) => racer?.uid === account?.uid))
  .subscribe(([racer, account]) => {
    if (racer !== undefined && account) {
      signInFlow.start(racer, account).then(
        () => removeExpired(racer.uid),
        (error: unknown) => {
          sayFailedSignIn(error);
          keptOut$.next();
        },
      );
    }
  });

keepSettling(racer$, network$, (error) => reportError(error, 'outbox'));

racer$.pipe(switchMap((racer) => racer?.outbox.writes$ ?? of([]))).subscribe((writes) =>
  outboxCounts$.next({
    unsent: writes.filter(isWaiting).length,
    refused: writes.filter((write) => write.state === 'refused').length,
  }),
);

// What is refused leaves the lists again, so that it has to be said where it went.
racer$
  .pipe(
    switchMap((racer) => racer?.outbox.writes$.pipe(pairwise()) ?? EMPTY),
    map(([before, now]) => newlyRefused(before, now)),
    filter((refused) => refused.length > 0),
  )
  .subscribe((refused) =>
    feedback.snackbar({
      text: refusedInWords(refused),
      color: 'error',
      timeout: -1,
      action: { label: 'Show', run: () => void dialogStack.push({ kind: 'outbox' }) },
    }),
  );

racer$.pipe(switchMap((racer) => racer?.outbox.writes$ ?? of([]))).subscribe(sayNotStored());

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
        signInFlow.unfinished$,
        timer(0, 60_000),
      ]).pipe(
        filter(([document, access, unfinished]) => {
          if (unfinished.includes(account.uid)) return true;
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
    onlyChanges(),
  )
  .subscribe((session) => session$.next(session));

onIdTokenChanged(
  firebaseAuth,
  (user) =>
    toldAccount$.next(
      user === null
        ? null
        : {
            uid: user.uid,
            email: user.email?.toLowerCase() ?? '',
            emailVerified: user.emailVerified,
            hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
            displayName: user.displayName ?? '',
          },
    ),
  sayFailedSignIn,
);

const loadAccountCalls = () =>
  import(/* webpackChunkName: "account-calls" */ '../account/accountCalls').then(({ createAccountCalls }) =>
    createAccountCalls(firebaseAuth, callFunction),
  );
// Google's page opens in the moment of the press, or the browser keeps it shut.
account$.pipe(filter((account) => account === null)).subscribe(() => {
  loadAccountCalls().catch(() => undefined);
});
const letIn = <Value>(signedIn: Result<Value>) => untilLetIn(signedIn, session$, toldAccount$, keptOut$);

/** Registration, sign-in and the rest, on Firebase Auth. */
export const account: AccountPort = {
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
    const racer = racer$.value;
    const calls = await loadAccountCalls();
    isLeaving = true;
    const deleted = await calls.deleteAccount(proof);
    if (!deleted.ok) isLeaving = false;
    if (!deleted.ok || racer === undefined) return deleted;
    await Promise.all(racer.outbox.writes$.value.map(({ id }) => racer.outbox.discard(id)));
    await forgetRacer(racer.uid, reportDeviceCopy);
    location.assign('/?account=deleted');
    return deleted;
  },
  checkVerification: async () => {
    const reloaded = await authCalls.reload();
    const uid = firebaseAuth.currentUser?.uid;
    if (!reloaded.ok || !reloaded.value.verified || uid === undefined) return reloaded;
    const finished = await signInFlow.finishRegistration(uid);
    return finished.ok ? reloaded : finished;
  },
};

/** The signed-in racer's key to the weather service. */
export const weatherToken = createWeatherToken(racer$, callFunction, clock.now);

/** What the signed-in racer has paid for, and the way to the provider's pages, which replace this one. */
export const subscription = createSubscription(
  firestoreDatabase,
  uid$,
  callFunction,
  (url) => location.assign(url),
  health,
);

const loadAdministration = () =>
  import(/* webpackChunkName: "administration" */ '../account/createAdministration').then(
    ({ createAdministration }) => createAdministration(firestoreDatabase, callFunction, health),
  );

/** What an admin may do; the server refuses it to others. */
export const administration: AdministrationPort = {
  registration$: defer(() => untilLoaded(loadAdministration)).pipe(
    switchMap(({ registration$ }) => registration$),
  ),
  setRegistration: async (settings) => (await loadAdministration()).setRegistration(settings),
  findUser: async (search) => (await loadAdministration()).findUser(search),
  setVehicleLimit: async (change) => (await loadAdministration()).setVehicleLimit(change),
  notify: async (post) => (await loadAdministration()).notify(post),
};
