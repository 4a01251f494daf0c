import { defer, switchMap } from 'rxjs';
import type { AdministrationPort } from '@holeshot/shared-core';
import type { Backend } from '../../backend/Backend';
import { markListener } from '../../connection/connection';
import { network$ } from '../../connection/network';
import { reportError } from '../../debugLog/debugLog';
import { newId } from '../../device/newId';
import { openChannel } from '../../device/openChannel';
import { openOtherTabs } from '../../device/otherTabs';
import { untilLoaded } from '../../loading/untilLoaded';
import { session$ } from '../../session/session';
import { storageTroubleOf } from '../../trouble/storageTroubles';
import { noteTrouble } from '../../trouble/troubles';
import { OutboxStore } from '../../writes/outboxStore';
import { createAuthCalls } from '../account/authCalls';
import { callFunction, callOpenFunction } from '../account/callFunction';
import { createCallProofs } from '../account/callProofs';
import { createNotifications } from '../account/createNotifications';
import { createSignInFlow } from '../account/createSignInFlow';
import { createSubscription } from '../account/createSubscription';
import { firebaseAuth } from '../account/firebaseAuth';
import { watchPublicRegistration } from '../account/watchPublicRegistration';
import { createWeatherToken } from '../account/weatherToken';
import { firestoreDatabase, indexChanges } from '../database/firestoreDatabase';
import { serverTime } from '../database/serverTime';
import { createOutbox } from '../outbox/outbox';
import { openOutboxServer } from '../outbox/outboxServer';
import { createLogBookMarks } from '../passes/logBookMarks';
import { openRacerData, type RacerData } from '../records/openRacerData';
import { hasExpired } from '../records/hasExpired';
import { mayWaitForSignIn } from '../records/orAtAnotherSignIn';
import { createBackend } from './createBackend';
import { createLeaving } from './createLeaving';
import { clearDevice, emptyIfAsked, followEmptying, forgetRacer } from './deviceCopy';
import { sayFailedSignIn } from './sayFailedSignIn';
import { watchAccount } from './watchAccount';

const clock = { now: () => Date.now(), newId };
const health = { mark: markListener, online: () => navigator.onLine };

const reportDeviceCopy = (error: unknown): void => reportError(error, 'device copy');

const reportOutbox = (error: unknown): void => {
  reportError(error, 'outbox');
  const trouble = storageTroubleOf(error);
  if (trouble !== undefined) noteTrouble(trouble);
};

const open = (uid: string, isSignedIn: () => boolean, tell: () => void): RacerData => {
  const server = openOutboxServer(firestoreDatabase, uid, isSignedIn);
  const outbox = createOutbox(server, clock, reportOutbox, new OutboxStore(), tell);
  outbox.load().catch(reportOutbox);
  return openRacerData(firestoreDatabase, uid, outbox, createLogBookMarks(uid), reportError, health);
};

const loadAccountCalls = () =>
  import(/* webpackChunkName: "account-calls" */ './openAccountCalls').then(({ openAccountCalls }) =>
    openAccountCalls(firebaseAuth, callFunction, sayFailedSignIn),
  );

const loadAdministration = () =>
  import(/* webpackChunkName: "administration" */ '../account/createAdministration').then(
    ({ createAdministration }) => createAdministration(firestoreDatabase, callFunction, health),
  );

/** Administration port; the server refuses its actions to racers who are no admins. */
const administration: AdministrationPort = {
  registration$: defer(() => untilLoaded(loadAdministration)).pipe(
    switchMap(({ registration$ }) => registration$),
  ),
  setRegistration: async (settings) => (await loadAdministration()).setRegistration(settings),
  findUser: async (search) => (await loadAdministration()).findUser(search),
  setVehicleLimit: async (change) => (await loadAdministration()).setVehicleLimit(change),
  notify: async (post) => (await loadAdministration()).notify(post),
};

const removeDeleted = async ({ uid, synced$ }: Pick<RacerData, 'uid' | 'synced$'>): Promise<void> => {
  try {
    const now = await serverTime(firebaseAuth);
    if (!(await hasExpired(firestoreDatabase, uid, now))) return;
    const { removeExpired } = await import(
      /* webpackChunkName: "remove-expired" */ '../records/removeExpired'
    );
    await removeExpired(firestoreDatabase, uid, synced$, now);
  } catch (error) {
    if (!mayWaitForSignIn(error)) reportError(error, 'deleted vehicles');
  }
};

/** Starts the backend on the Firebase project of this build. */
export const startFirebase = (): Backend => {
  emptyIfAsked(firestoreDatabase, reportDeviceCopy);
  const channel = openChannel('holeshot-outbox');
  const tabs = openOtherTabs(channel);
  const unfollow = followEmptying(() => location.assign('/'));
  indexChanges().catch((error: unknown) => reportError(error, 'index'));

  const hasAccess = () => session$.value.status === 'signed-in' && session$.value.canWrite;
  const leaving = createLeaving();
  const ownCalls = createAuthCalls(firebaseAuth);
  const authCalls = { ...ownCalls, signOut: () => leaving.leave(ownCalls.signOut) };
  const backend = createBackend({
    account$: watchAccount(firebaseAuth, sayFailedSignIn),
    network$,
    registration$: watchPublicRegistration(firestoreDatabase, health),
    open: (uid) => open(uid, () => authCalls.isSignedIn(uid), tabs.tell),
    told$: tabs.told$,
    authCalls,
    signInFlow: createSignInFlow({
      database: firestoreDatabase,
      authCalls,
      call: callFunction,
      now: clock.now,
      report: reportError,
    }),
    leaving,
    loadAccountCalls,
    notificationsOf: (racer$) => createNotifications(firestoreDatabase, racer$, clock.now, health),
    subscriptionOf: (uid$) =>
      createSubscription(firestoreDatabase, uid$, callFunction, (url) => location.assign(url), health),
    weatherTokenOf: (racer$) => createWeatherToken(racer$, callFunction, clock.now, hasAccess),
    administration,
    callProofs: createCallProofs(callFunction, callOpenFunction),
    removeExpired: removeDeleted,
    forget: async (uid, because) => {
      if (because === 'cleared') await clearDevice();
      await forgetRacer(uid, reportDeviceCopy);
      location.assign(`/?account=${because}`);
    },
    session$,
    report: reportError,
    now: clock.now,
  });
  return {
    ...backend,
    end: () => {
      unfollow();
      channel?.close();
      backend.end();
    },
  };
};
