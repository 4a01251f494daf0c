import { disableNetwork } from 'firebase/firestore';
import {
  BehaviorSubject,
  EMPTY,
  filter,
  merge,
  NEVER,
  of,
  switchMap,
  take,
  tap,
  type Observable,
} from 'rxjs';
import {
  absent,
  failedAs,
  missingDefaults,
  present,
  serverlessFailures,
  unknown,
  type AdministrationPort,
  type SubscriptionPort,
} from '@holeshot/shared-core';
import type { Backend } from '../../backend/Backend';
import { markListener, outboxCounts$ } from '../../connection/connection';
import { reportError } from '../../debugLog/debugLog';
import { newId } from '../../device/newId';
import { withLock } from '../../device/withLock';
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

const clock = { now: () => Date.now(), newId };

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

const refuse = () => Promise.resolve(failedAs(serverlessFailures, 'device-only'));

/** Account without a server: each call says that nobody can sign in. */
const account: Backend['account'] = {
  registration$: of(present({ disabled: true, invitationOnly: false })),
  signIn: refuse,
  signInWithGoogle: refuse,
  register: refuse,
  signOut: refuse,
  signOutAndClear: refuse,
  requestPasswordReset: refuse,
  sendVerification: refuse,
  checkVerification: refuse,
  changePassword: refuse,
  deleteAccount: refuse,
  exportAccount: refuse,
};

/** Notifications without a server: none ever come. */
const notifications: Backend['notifications'] = {
  unread$: of(absent),
  broken$: of(absent),
  markRead: () => undefined,
  delete: () => undefined,
};

/** Subscription port without a server: nothing is paid. */
const subscription: SubscriptionPort = {
  options$: of(absent),
  state$: of(absent),
  createCheckout: refuse,
  openPortal: refuse,
};

const noSigning = () => Promise.resolve(failedAs(serverlessFailures, 'no-signing'));

/** Administration port without a server: nothing to administer. */
const administration: AdministrationPort = {
  registration$: of(unknown),
  setRegistration: refuse,
  findUser: refuse,
  setVehicleLimit: refuse,
  notify: refuse,
};

const addMissing = (racer: RacerData): Observable<unknown> =>
  racer.document$.pipe(
    filter((document) => document.state === 'present'),
    take(1),
    tap((document) => {
      const missing = missingDefaults(document.value, true);
      if (Object.keys(missing).length > 0) racer.note({ ...missing });
    }),
  );

/** Starts the backend without Auth, server and functions: the only racer's data are in this device's cache. */
export const startOnDevice = (): Backend => {
  const { uid } = deviceSession;
  disableNetwork(firestoreDatabase).catch((error: unknown) => reportError(error, 'network'));
  const outbox = createDeviceOutbox(openOutboxServer(firestoreDatabase, uid), uid, clock, (error) =>
    reportError(error, 'write'),
  );
  const racer = openRacerData(firestoreDatabase, uid, outbox, createLogBookMarks(uid), reportError, {
    mark: markListener,
    online: () => false,
  });
  /** Undefined until the demo data are there. */
  const racer$ = new BehaviorSubject<RacerData | undefined>(undefined);

  // Two tabs may open at once, and the second would undo changes of the first.
  withLock('holeshot.demo', {}, () => loadDemo(firestoreDatabase, uid, fetchDemo)).then(
    () => racer$.next(racer),
    sayNoDemo,
  );

  const running = merge(
    outbox.writes$.pipe(tap(({ length }) => outboxCounts$.next({ unsent: 0, refused: length }))),
    outbox.writes$.pipe(tap(sayNotStored())),
    // Watched on every page, so that no page reads it again.
    racer$.pipe(
      switchMap((data) =>
        data === undefined ? EMPTY : merge(rememberedOf(data), addMissing(data), data.document$),
      ),
    ),
  ).subscribe();

  return {
    racer$,
    account,
    administration,
    notifications,
    subscription,
    callProofs: { signCall: noSigning, checkCall: noSigning },
    refused$: NEVER,
    weatherToken: createSimulatorToken((...request) => fetch(...request)),
    end: () => {
      running.unsubscribe();
      racer.close();
      racer$.complete();
    },
  };
};
