import { defer, filter, firstValueFrom, map, merge, tap, type Observable } from 'rxjs';
import {
  failedAs,
  ok,
  recordFailures,
  type FeedbackPort,
  type Loadable,
  type LogEntry,
  type Ports,
  type Result,
} from '@holeshot/shared-core';
import type { Backend, Racer } from '../backend/Backend';
import { ofRacer as streamOfRacer } from '../backend/ofRacer';
import { connection$, countInHand } from '../connection/connection';
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
import { troubles$ } from '../trouble/troubles';
import { createWeather } from '../weather/createWeather';
import { createRememberedObservations } from '../weather/rememberedObservations';
import { laterSource } from '../weather/laterSource';
import { backend, whenStarted } from './backend';
import { ofVehicle } from '../streams/ofVehicle';

const uidOf = (): string | undefined =>
  session$.value.status === 'signed-in' ? session$.value.uid : undefined;

const partMissing = failedAs(recordFailures, 'part-missing');

/** Returns whether the storage was cleared: a write into it is neither shown nor found again. */
const isWiped = (): boolean => troubles$.value.some(({ kind }) => kind === 'wiped');

const storageCleared = failedAs(recordFailures, 'storage-cleared');

/** Resolves with the data of this racer once they are open; rejects when somebody else, or nobody, is signed in instead. */
const racerOf = (uid: string, { racer$ }: Backend): Promise<Racer> =>
  firstValueFrom(
    merge(
      racer$.pipe(filter((racer): racer is Racer => racer?.uid === uid)),
      session$.pipe(
        filter((session) => session.status !== 'unknown' && uidOf() !== uid),
        map(() => {
          throw new Error('signed out before it was stored');
        }),
      ),
    ),
  );

const entriesOf = ({ uid, logBooks }: Racer): Observable<Loadable<LogEntry[]>> =>
  logBooks.entries$.pipe(tap((entries) => remember('passes', uid, entries)));

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

  const sayError = (text: string): void => feedback.snackbar({ text, color: 'error', timeout: -1 });

  const drafts = createDraftStore(uidOf, () => storing);

  /** Whether all that waited for the racer's data to open is stored; undefined while nothing waits. */
  let storing: Promise<boolean> | undefined;

  /** Writes as soon as this racer's data are open, which at the start of the app may be after the racer has saved. */
  const writeAs = (uid: string, write: (racer: Racer) => Result<void> | void): void => {
    const takeOver = countInHand();
    const written = begin()
      .then((parts) => racerOf(uid, parts))
      .then((racer) => ({ racer, result: write(racer) ?? ok(undefined) }))
      .finally(takeOver)
      .then(async ({ racer, result }) => {
        if (result.ok) await racer.outbox.stored();
        return result;
      })
      .catch((error: unknown) => {
        reportError(error, 'write');
        return failedAs(recordFailures, 'not-stored');
      })
      .then((result) => {
        if (!result.ok) sayError(result.failure.message);
        return result.ok;
      });
    const all = Promise.all([storing, written]).then((each) => each.every((isStored) => isStored !== false));
    storing = all;
    // Until then the app must not leave the screen.
    const release = drafts.hold();
    void all.then(() => {
      release();
      if (storing === all) storing = undefined;
    });
  };

  /** Writes at once where the racer may; the subscription dialog opens where not. */
  const writing = (write: (racer: Racer) => Result<void> | void): Result<void> => {
    const session = session$.value;
    if (session.status !== 'signed-in' || !session.canWrite) {
      feedback.subscriptionRequired();
      return failedAs(recordFailures, 'subscription-required');
    }
    if (isWiped()) return storageCleared;
    const racer = racerNow();
    if (racer?.uid === session.uid) return write(racer) ?? ok(undefined);
    writeAs(session.uid, write);
    return ok(undefined);
  };

  const isStored = async (): Promise<boolean> =>
    (await storing) !== false && (await racerNow()?.outbox.stored()) !== false;

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
      stored: () =>
        request(async (parts) => {
          const uid = uidOf();
          if (uid === undefined) return failedAs(recordFailures, 'signed-out');
          try {
            return ok(await (await racerOf(uid, parts)).exchange.stored());
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
      update: (patch) => {
        const uid = uidOf();
        if (isWiped()) sayError(storageCleared.failure.message);
        else if (uid !== undefined) writeAs(uid, (racer) => racer.updateUser(patch));
      },
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
    connection: { connection$ },
    clock: { now: () => Date.now(), newId: () => crypto.randomUUID() },
  };
};
