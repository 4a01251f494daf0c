import { defer, tap, type Observable } from 'rxjs';
import {
  failedAs,
  ok,
  pictureId,
  recordFailures,
  type FeedbackPort,
  type ListedRow,
  type Loadable,
  type LogEntry,
  type PassPicture,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import type { Backend, Racer } from '../backend/Backend';
import { ofRacer as streamOfRacer } from '../backend/ofRacer';
import { connection$ } from '../connection/connection';
import { reportError } from '../debugLog/debugLog';
import { debugLog } from '../debugLog/debugLogPort';
import { confirmSignOut } from './confirmSignOut';
import { dialogs } from '../overlays/dialogStack';
import { createDraftStore } from '../drafts/draftStore';
import { createEventBus } from '../events/eventBus';
import { feedback } from '../feedback/feedback';
import { remember, sooner } from '../remembered/remembered';
import type { Remembered, RememberedName } from '../remembered/readRemembered';
import { layers } from '../overlays/layers';
import { session$ } from '../session/session';
import { persistStorage } from '../trouble/persistStorage';
import { createWeather } from '../weather/createWeather';
import { createRememberedObservations } from '../weather/rememberedObservations';
import { laterSource } from '../weather/laterSource';
import { backend, whenStarted } from './backend';
import { ofVehicle } from '../streams/ofVehicle';
import { createWrites, racerOf, uidOf } from './createWrites';

const partMissing = failedAs(recordFailures, 'part-missing');

const entriesOf = ({ uid, logBooks }: Racer): Observable<Loadable<LogEntry[]>> =>
  logBooks.entries$.pipe(tap((entries) => remember('passes', uid, entries)));

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

  const ofRacer = <Value>(stream: (racer: Racer) => Observable<Loadable<Value>>) =>
    whenStarted(begin, ({ racer$ }) => streamOfRacer(racer$, stream));

  /** Kept by this device, and known at a start before the database is open. */
  const ofRemembered = <Name extends RememberedName>(
    name: Name,
    stream: (racer: Racer) => Observable<Loadable<Remembered[Name]>>,
  ) => defer(() => sooner(name, uidOf(), ofRacer(stream)));

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
          if (!(await confirmSignOut(racer$))) return ok(undefined);
          // Away from the racer's own pages first: the next to sign in here is not led to where this one was.
          go('/');
          await layers.settled();
          return account.signOut();
        }),
      requestPasswordReset: (email) => request(({ account }) => account.requestPasswordReset(email)),
      sendVerification: () => request(({ account }) => account.sendVerification()),
      checkVerification: () => request(({ account }) => account.checkVerification()),
      signInWithGoogle: () => request(({ account }) => account.signInWithGoogle()),
      changePassword: (passwords) => request(({ account }) => account.changePassword(passwords)),
      deleteAccount: (proof) => request(({ account }) => account.deleteAccount(proof)),
      exportAccount: () => request(({ account }) => account.exportAccount()),
    },
    vehicles: {
      vehicles$: ofRemembered('vehicles', (racer) => racer.vehicles$),
      deleted$: ofRacer((racer) => racer.deletedVehicles.deleted$),
      save: (vehicle) => writing((racer) => racer.saveVehicle(vehicle)),
      delete: (uid) => writing((racer) => racer.deletedVehicles.delete(uid)),
      restore: (uid) => writing((racer) => racer.deletedVehicles.restore(uid)),
    },
    tunes: {
      versions$: (uid) => ofRacer((racer) => racer.tunes.versions$(uid)),
      save: (change) => writing((racer) => racer.tunes.save(change)),
    },
    locations: {
      locations$: ofRemembered('locations', (racer) => racer.locations$),
      save: (location, before) => writing((racer) => racer.saveLocation(location, before)),
      delete: (uid) => writing((racer) => racer.deleteLocation(uid)),
    },
    logBooks: {
      newest$: () => ofRemembered('passes', (racer) => racer.logBooks.newest$),
      newestOf$: (vehicleUid) => ofRacer((racer) => racer.logBooks.newestOf$(vehicleUid)),
      entries$: (query = {}) => ofRacer(entriesOf).pipe(ofVehicle(query.vehicleUid)),
      save: (entry, before) => {
        const saved = writing((racer) => racer.logBooks.save(entry, before));
        if (saved.ok) persistStorage();
        return saved;
      },
      delete: (entry) => writing((racer) => racer.logBooks.delete(entry)),
    },
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
    logBookViews: {
      views$: ofRacer((racer) => racer.views.views$),
      save: (view) => writing((racer) => racer.views.save(view)),
      delete: (key) => writing((racer) => racer.views.delete(key)),
    },
    predictions: {
      cards$: ofRacer((racer) => racer.predictions.cards$),
      save: (card) => writing((racer) => racer.predictions.save(card)),
      delete: (key) => writing((racer) => racer.predictions.delete(key)),
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
            return failedAs(recordFailures, 'unread');
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
    customFields: {
      fields$: ofRacer((racer) => racer.customFields$),
      save: (field) => writing((racer) => racer.saveCustomField(field)),
      delete: (pk) => writing((racer) => racer.deleteCustomField(pk)),
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
      read: (...picture) =>
        import(/* webpackChunkName: "recognizer" */ '../recognizer/recognizer').then(
          ({ recognizer }) => recognizer.read(...picture),
          () => partMissing,
        ),
    },
    connection: { connection$ },
    clock: { now: () => Date.now(), newId: () => crypto.randomUUID() },
  };
};
