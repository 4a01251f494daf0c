import { defer, filter, firstValueFrom, from, switchMap, type Observable } from 'rxjs';
import { failed, ok, type Loadable, type Ports, type Result } from '@holeshot/shared-core';
import { firstPaint } from '../app/firstPaint';
import { buildConfig } from '../buildConfig';
import { connection$ } from '../connection/connection';
import { reportError } from '../debugLog/debugLog';
import { dialogs } from '../dialogs/dialogStack';
import { createDraftStore } from '../drafts/draftStore';
import { createEventBus } from '../events/eventBus';
import { feedback } from '../feedback/feedback';
import { localPorts } from '../localPorts';
import { session$ } from '../session/session';
import { createWeather } from '../weather/createWeather';
import { createKeptObservations } from '../weather/keptObservations';
import { ofVehicle } from './ofVehicle';

type Firebase = typeof import('../firebase/startFirebase');

let started: Promise<Firebase> | undefined;

/** Starts Firebase once, in chunks of its own and after the first paint; a failed start is forgotten, and tried anew. */
export const firebase = (): Promise<Firebase> => {
  started ??= firstPaint
    .then(() => import(/* webpackChunkName: "firebase" */ '../firebase/startFirebase'))
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
  return started;
};

const fromFirebase = <Value>(
  stream: (module: Firebase) => Observable<Loadable<Value>>,
): Observable<Loadable<Value>> => defer(() => from(firebase())).pipe(switchMap(stream));

type Racer = NonNullable<Firebase['racer$']['value']>;

/** Writes as soon as this racer's data are open, which at the start of the app may be after the racer has saved. */
const writeAs = (uid: string, write: (racer: Racer) => void): void => {
  firebase()
    .then(({ racer$ }) => firstValueFrom(racer$.pipe(filter((racer): racer is Racer => racer?.uid === uid))))
    .then(write)
    .catch((error: unknown) => {
      reportError(error, 'write');
      feedback.snackbar({
        text: 'What you saved could not be stored, because a part of the app did not load. Reload and save it again.',
        color: 'error',
        timeout: -1,
      });
    });
};

/** Writes at once where the racer may; the subscription dialog opens where not. */
const writing = (write: (racer: Racer) => void): Result<void> => {
  const session = session$.value;
  if (session.status !== 'signed-in' || !session.canWrite) {
    feedback.subscriptionRequired();
    return failed(
      'subscription-required',
      'This needs an active subscription. Nothing was changed, and what you typed is kept.',
    );
  }
  writeAs(session.uid, write);
  return ok(undefined);
};

const uidOf = (): string | undefined =>
  session$.value.status === 'signed-in' ? session$.value.uid : undefined;

const weatherUrl = buildConfig.local
  ? `http://${location.hostname}:${localPorts(Number(location.port)).weather}`
  : buildConfig.weatherUrl;

/**
 * Every port that the shell serves.
 * @param go moves the router to a path
 */
export const createPorts = (go: (path: string) => void): Ports => ({
  session: { session$ },
  account: {
    signIn: async (credentials) => (await firebase()).account.signIn(credentials),
    register: async (form) => (await firebase()).account.register(form),
    signOut: async () => (await firebase()).account.signOut(),
    requestPasswordReset: async (email) => (await firebase()).account.requestPasswordReset(email),
    sendVerification: async () => (await firebase()).account.sendVerification(),
    checkVerification: async () => (await firebase()).account.checkVerification(),
  },
  vehicles: {
    vehicles$: fromFirebase(({ ofRacer }) => ofRacer((racer) => racer.vehicles$)),
    save: (vehicle) => writing((racer) => racer.saveVehicle(vehicle)),
  },
  locations: {
    locations$: fromFirebase(({ ofRacer }) => ofRacer((racer) => racer.locations$)),
    save: (location) => writing((racer) => racer.saveLocation(location)),
  },
  logBooks: {
    entries$: (query = {}) =>
      fromFirebase(({ ofRacer }) => ofRacer((racer) => racer.entries$)).pipe(ofVehicle(query.vehicleUid)),
    save: (entry) => writing((racer) => racer.saveEntry(entry)),
  },
  settings: {
    settings$: fromFirebase(({ ofRacer }) => ofRacer((racer) => racer.settings$)),
    update: (patch) => {
      const uid = uidOf();
      if (uid !== undefined) writeAs(uid, (racer) => racer.updateUser(patch));
    },
  },
  weather: createWeather({
    baseUrl: weatherUrl,
    fetch: (...request) => fetch(...request),
    token: async (force) => (await firebase()).weatherToken(force),
    now: Date.now,
    kept: createKeptObservations(),
  }),
  dialogs,
  feedback,
  navigation: { go },
  events: createEventBus(),
  drafts: createDraftStore(uidOf),
  connection: { connection$ },
  clock: { now: () => Date.now(), newId: () => crypto.randomUUID() },
});
