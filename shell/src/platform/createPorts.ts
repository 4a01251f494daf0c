import { defer } from 'rxjs';
import {
  failedAs,
  ok,
  pictureId,
  recordFailures,
  type FeedbackPort,
  type ListedRow,
  type PassPicture,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import type { Backend, Racer } from '../backend/Backend';
import { ofRacer as streamOfRacer } from '../backend/ofRacer';
import { connection$ } from '../connection/connection';
import { reportError } from '../debugLog/debugLog';
import { debugLog } from '../debugLog/debugLogPort';
import { newId } from '../device/newId';
import { sharedDevice } from '../device/sharedDevice';
import { confirmSignOut } from './confirmSignOut';
import { dialogs } from '../overlays/dialogStack';
import { createDraftStore } from '../drafts/draftStore';
import { createEventBus } from '../events/eventBus';
import { installPort } from '../install/installPort';
import { feedback } from '../feedback/feedback';
import { sooner } from '../remembered/remembered';
import { layers } from '../overlays/layers';
import { session$ } from '../session/session';
import { createWeather } from '../weather/createWeather';
import { createRememberedObservations } from '../weather/rememberedObservations';
import { laterSource } from '../weather/laterSource';
import { backend, whenStarted } from './backend';
import { createRecordPorts, type OfRacer, type OfRemembered } from './createRecordPorts';
import { createWrites, racerOf, uidOf } from './createWrites';

const partMissing = failedAs(recordFailures, 'part-missing');

/** Uses the recognizer, which loads at its first use. */
const recognize = <Value>(
  work: (recognizer: Ports['recognizer']) => Promise<Result<Value>>,
): Promise<Result<Value>> =>
  import(/* webpackChunkName: "recognizer" */ '../recognizer/recognizer').then(
    ({ recognizer }) => work(recognizer),
    () => partMissing,
  );

const listed = (value: PassPicture): ListedRow => ({ list: 'pictures', id: pictureId(value), value });

/**
 * Every port that the shell serves.
 * @param go moves the router to a path
 * @param start gives the backend, started at the first request
 */
export const createPorts = (go: (path: string) => void, start: () => Promise<Backend> = backend): Ports => {
  /** The data that are open; those of nobody before the backend has started. */
  let racerNow = (): Racer | undefined => undefined;
  const begin = async (): Promise<Backend> => {
    const parts = await start();
    racerNow = () => parts.racer$.value;
    return parts;
  };

  const ofRacer: OfRacer = (stream) => whenStarted(begin, ({ racer$ }) => streamOfRacer(racer$, stream));

  const ofRemembered: OfRemembered = (name, stream) => defer(() => sooner(name, uidOf(), ofRacer(stream)));

  const request = <Answer>(call: (parts: Backend) => Promise<Result<Answer>>): Promise<Result<Answer>> =>
    start()
      .then(call)
      .catch((error: unknown) => {
        reportError(error, 'firebase');
        return partMissing;
      });

  const tell = (call: (parts: Backend) => void): void => {
    start()
      .then(call)
      .catch((error: unknown) => reportError(error, 'firebase'));
  };

  const { writing, writeSettings, storing, isStored } = createWrites(begin, () => racerNow());
  const drafts = createDraftStore(uidOf, storing);

  const snackbar: FeedbackPort['snackbar'] = ({ saved, ...message }) => {
    if (saved === undefined) feedback.snackbar(message);
    else
      void isStored().then((stored) => {
        if (stored || message.action !== undefined) feedback.snackbar(message);
      });
  };

  return {
    session: { session$ },
    account: {
      registration$: whenStarted(start, ({ account }) => account.registration$),
      signIn: (credentials) => request(({ account }) => account.signIn(credentials)),
      register: (form) => request(({ account }) => account.register(form)),
      signOut: () =>
        request(async ({ account, racer$ }) => {
          const answer = await confirmSignOut(racer$, sharedDevice.read());
          if (answer === 'stay') return ok(undefined);
          // Away from the racer's own pages first: the next to sign in here is not led to where this one was.
          go('/');
          await layers.settled();
          return answer === 'clear' ? account.signOutAndClear() : account.signOut();
        }),
      sharedDevice,
      requestPasswordReset: (email) => request(({ account }) => account.requestPasswordReset(email)),
      sendVerification: () => request(({ account }) => account.sendVerification()),
      checkVerification: () => request(({ account }) => account.checkVerification()),
      signInWithGoogle: () => request(({ account }) => account.signInWithGoogle()),
      changePassword: (passwords) => request(({ account }) => account.changePassword(passwords)),
      deleteAccount: (proof) => request(({ account }) => account.deleteAccount(proof)),
      exportAccount: () => request(({ account }) => account.exportAccount()),
    },
    ...createRecordPorts({ ofRacer, ofRemembered, writing, request }),
    passPictures: {
      shrink: (...given) =>
        import(/* webpackChunkName: "shrinker" */ '../shrinker/shrink').then(
          ({ shrink }) => shrink(...given),
          () => partMissing,
        ),
      pictures$: (logEntryUid) => ofRacer((racer) => racer.pictures$(logEntryUid)),
      add: (picture) => writing((racer) => racer.exchange.add([listed(picture)])),
      remove: (picture) => writing((racer) => racer.exchange.remove([listed(picture)])),
    },
    exchange: {
      stored: (wanted) =>
        request(async (parts) => {
          const uid = uidOf();
          if (uid === undefined) return failedAs(recordFailures, 'signed-out');
          try {
            return ok(await (await racerOf(uid, parts)).exchange.stored(wanted));
          } catch (error) {
            reportError(error, 'exchange');
            return failedAs(recordFailures, 'unreadable');
          }
        }),
      add: (rows) => writing((racer) => racer.exchange.add(rows)),
      remove: (rows) => writing((racer) => racer.exchange.remove(rows)),
      kept: isStored,
    },
    settings: {
      settings$: ofRemembered('settings', (racer) => racer.settings$),
      update: (patch) => writeSettings((racer) => racer.updateUser(patch)),
    },
    unreadable: {
      rows$: (list) =>
        list === 'notifications'
          ? whenStarted(start, ({ notifications }) => notifications.broken$)
          : ofRacer((racer) => racer.unreadable[list]),
    },
    subscription: {
      options$: whenStarted(start, ({ subscription }) => subscription.options$),
      state$: whenStarted(start, ({ subscription }) => subscription.state$),
      createCheckout: (option) => request(({ subscription }) => subscription.createCheckout(option)),
      openPortal: () => request(({ subscription }) => subscription.openPortal()),
    },
    notifications: {
      unread$: whenStarted(start, ({ notifications }) => notifications.unread$),
      markRead: (id) => tell(({ notifications }) => notifications.markRead(id)),
      delete: (id) => tell(({ notifications }) => notifications.delete(id)),
    },
    administration: {
      registration$: whenStarted(start, ({ administration }) => administration.registration$),
      setRegistration: (settings) =>
        request(({ administration }) => administration.setRegistration(settings)),
      findUser: (search) => request(({ administration }) => administration.findUser(search)),
      setVehicleLimit: (change) => request(({ administration }) => administration.setVehicleLimit(change)),
      notify: (notification) => request(({ administration }) => administration.notify(notification)),
    },
    debugLog,
    weather: createWeather({
      source: laterSource(async () => {
        const { createSource } = await import(
          /* webpackChunkName: "weather-source" */ '../weather/createSource'
        );
        return createSource((refused) =>
          request(async (parts) => {
            const uid = uidOf();
            // A page that knows its track at a start asks before Auth has told who is signed in.
            if (uid !== undefined) await racerOf(uid, parts).catch(() => undefined);
            return parts.weatherToken(refused);
          }),
        );
      }),
      now: Date.now,
      remembered: createRememberedObservations(),
    }),
    dialogs,
    feedback: { ...feedback, snackbar },
    navigation: { go },
    events: createEventBus(),
    drafts,
    recognizer: {
      read: (...picture) => recognize((recognizer) => recognizer.read(...picture)),
      readSlip: (...slip) => recognize((recognizer) => recognizer.readSlip(...slip)),
    },
    connection: { connection$ },
    install: installPort,
    clock: { now: () => Date.now(), newId },
  };
};
