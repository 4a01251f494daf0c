import { disableNetwork } from 'firebase/firestore';
import { BehaviorSubject, EMPTY, filter, of, Subject, switchMap, take, type Observable } from 'rxjs';
import {
  absent,
  failedAs,
  missingDefaults,
  present,
  recordFailures,
  unknown,
  type AccountPort,
  type AdministrationPort,
  type BrokenRow,
  type Loadable,
  type NotificationsPort,
  type SubscriptionPort,
} from '@holeshot/shared-core';
import { markListener, outboxCounts$ } from '../../connection/connection';
import { reportError } from '../../debugLog/debugLog';
import { feedback } from '../../feedback/feedback';
import { rememberedOf } from '../../remembered/rememberedOf';
import { deviceSession } from '../../session/deviceSession';
import { createSimulatorToken } from '../../weather/simulatorToken';
import { createDeviceOutbox } from '../outbox/deviceOutbox';
import { firestoreDatabase } from '../database/firestoreDatabase';
import { loadDemo } from './loadDemo';
import { createLogBookMarks } from '../passes/logBookMarks';
import { openRacerData, type RacerData } from '../records/openRacerData';
import { openOutboxServer } from '../outbox/outboxServer';
import { sayNotStored } from './sayNotStored';

// What `startFirebase` gives, for a stack without Auth, Firestore and functions: the racer's data in the cache alone.

const { uid } = deviceSession;

disableNetwork(firestoreDatabase).catch((error: unknown) => reportError(error, 'network'));

const clock = { now: () => Date.now(), newId: () => crypto.randomUUID() };

const outbox = createDeviceOutbox(openOutboxServer(firestoreDatabase, uid), uid, clock, (error) =>
  reportError(error, 'write'),
);

outbox.writes$.subscribe(({ length }) => outboxCounts$.next({ unsent: 0, refused: length }));
outbox.writes$.subscribe(sayNotStored());

const racer = openRacerData(firestoreDatabase, uid, outbox, createLogBookMarks(uid), reportError, {
  mark: markListener,
  online: () => false,
});

/** The data of the one racer there is; undefined until the demo data are there. */
export const racer$ = new BehaviorSubject<RacerData | undefined>(undefined);

const fetchDemo = async (): Promise<Record<string, object>> => {
  const response = await fetch('/demo.json');
  return (await response.json()) as Record<string, object>;
};

const sayNoDemo = (error: unknown): void => {
  reportError(error, 'demo');
  feedback.snackbar({
    text: 'The demo data could not be fetched, and nothing is stored yet. Run npm start, then reload this page.',
    color: 'error',
    timeout: -1,
  });
};

// Two tabs that open at once must not both write it: the second would undo what was changed in the first.
navigator.locks
  .request('holeshot.demo', () => loadDemo(firestoreDatabase, uid, fetchDemo))
  .then(() => racer$.next(racer), sayNoDemo);

racer$.pipe(switchMap((data) => (data === undefined ? EMPTY : rememberedOf(data)))).subscribe();

racer$
  .pipe(
    switchMap((data) => data?.document$ ?? EMPTY),
    filter((document) => document.state === 'present'),
    take(1),
  )
  .subscribe((document) => {
    const missing = missingDefaults(document.value, true);
    if (Object.keys(missing).length > 0) racer.note({ ...missing });
  });

// Watched whatever page is open, so that no page reads it anew.
racer$.pipe(switchMap((data) => data?.document$ ?? EMPTY)).subscribe();

/** A stream of the racer's data, unknown until they are open. */
export const ofRacer = <Value>(
  stream: (data: RacerData) => Observable<Loadable<Value>>,
): Observable<Loadable<Value>> =>
  racer$.pipe(switchMap((data) => (data === undefined ? of(unknown) : stream(data))));

const refuse = () => Promise.resolve(failedAs(recordFailures, 'device-only'));

/** Without a server nobody signs in: each call says so. */
export const account: AccountPort = {
  registration$: of(present({ disabled: true, invitationOnly: false })),
  signIn: refuse,
  signInWithGoogle: refuse,
  register: refuse,
  signOut: refuse,
  requestPasswordReset: refuse,
  sendVerification: refuse,
  checkVerification: refuse,
  changePassword: refuse,
  deleteAccount: refuse,
  exportAccount: refuse,
};

/** Nobody is refused, for nobody registers. */
export const refused$ = new Subject<string>();

/** None come to a device without a server. */
export const notifications: NotificationsPort & { broken$: Observable<Loadable<BrokenRow[]>> } = {
  unread$: of(absent),
  broken$: of(absent),
  markRead: () => undefined,
  delete: () => undefined,
};

/** Nothing is paid on a device without a server. */
export const subscription: SubscriptionPort = {
  options$: of(absent),
  state$: of(absent),
  createCheckout: refuse,
  openPortal: refuse,
};

/** There is nothing to administer without a server. */
export const administration: AdministrationPort = {
  registration$: of(unknown),
  setRegistration: refuse,
  findUser: refuse,
  setVehicleLimit: refuse,
  notify: refuse,
};

/** The key to the station simulator, which runs beside the app. */
export const weatherToken = createSimulatorToken((...request) => fetch(...request));
