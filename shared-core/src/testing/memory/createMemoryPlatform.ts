import { readSlipPhoto } from '../../domain/exchange/slip/readSlipPhoto';
import { readSlipText } from '../../domain/exchange/slip/readSlipText';
import { BehaviorSubject, combineLatest, map, of, Subject, filter, type Observable } from 'rxjs';
import type { CustomField } from '../../domain/entities/CustomField';
import type { Location } from '../../domain/entities/Location';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { DeletedPass } from '../../domain/entities/DeletedPass';
import type { PassPicture } from '../../domain/entities/PassPicture';
import type { PredictionCard } from '../../domain/entities/PredictionCard';
import type { CallProof, SignedCall } from '../../domain/proof/signedCall';
import { defaultLogBookViews } from '../../domain/logbook/logBookViews';
import { withEdit } from '../../domain/logbook/withEdit';
import type { UserSettings } from '../../domain/entities/UserSettings';
import type { BrokenRow } from '../../domain/parsing/readRows';
import type { ForecastHour, StationObservation } from '../../domain/entities/Weather';
import type { WeatherStation } from '../../domain/entities/Location';
import { pictureFailures } from '../../domain/plain/pictureFailures';
import { failed, failedAs, ok, type Result } from '../../domain/plain/result';
import type { DialogName } from '../../platform/values/dialogs';
import type { EventMap, EventName } from '../../platform/values/events';
import { loadedList, present } from '../../platform/values/Loadable';
import type { Connection } from '../../platform/ports/ConnectionPort';
import type { DebugMessage } from '../../platform/ports/DebugLogPort';
import type { SnackbarMessage } from '../../platform/ports/FeedbackPort';
import type { StoredView } from '../../platform/ports/passes/LogBookViewsPort';
import type { Ports } from '../../platform/ports/ports';
import type { PredictionsPort } from '../../platform/ports/PredictionsPort';
import type { PictureText } from '../../platform/ports/RecognizerPort';
import type { UnreadableList } from '../../platform/ports/UnreadablePort';
import type { Session } from '../../platform/ports/SessionPort';
import { createMemoryAccount, type MemoryAccountSeed } from './createMemoryAccount';
import { createMemoryDeletedPasses } from './createMemoryDeletedPasses';
import { createMemoryExchange, rowsIn } from './createMemoryExchange';
import { createMemoryLogBooks } from './createMemoryLogBooks';
import { createMemoryPictures } from './createMemoryPictures';
import { createMemoryVehicles, type MemoryVehiclesSeed } from './createMemoryVehicles';
import { racerSession, racerSettings } from '../fixtures/fixtures';

/** State in which a memory platform starts; all of it optional. */
export interface MemorySeed extends MemoryAccountSeed, MemoryVehiclesSeed {
  session?: Session;
  settings?: UserSettings;
  locations?: Location[];
  entries?: LogEntry[];
  deletedPasses?: DeletedPass[];
  pictures?: PassPicture[];
  /** Makes a file a picture of a pass; by default any file is one. */
  shrink?: (file: Blob) => Result<string>;
  /** The three defaults where none are given. */
  views?: StoredView[];
  stations?: Result<WeatherStation[]>;
  observation?: Result<StationObservation>;
  forecast?: ForecastHour[];
  /** Oldest first, the newest of them `observation`. */
  lastDay?: StationObservation[];
  connection?: Connection;
  /** Milliseconds; the clock stands still. */
  now?: number;
  customFields?: CustomField[];
  predictions?: PredictionCard[];
  /** Answer to a signing; by default the call is signed at the time of the platform. */
  signed?: Result<CallProof>;
  /** Answer to a check; by default no proof is genuine. */
  checked?: Result<SignedCall | undefined>;
  debugMessages?: DebugMessage[];
  /** Text of every picture; without it no recognizer can be loaded. */
  pictureText?: PictureText;
  unreadable?: Partial<Record<UnreadableList, BrokenRow[]>>;
}

/** Calls on a memory platform, for a test to look at. */
interface MemoryLog {
  opened: { name: DialogName; input: unknown }[];
  snackbars: SnackbarMessage[];
  paths: string[];
  errors: { error: unknown; where: string }[];
  events: { name: EventName; detail: unknown }[];
  accountCalls: { call: string; input: unknown }[];
  subscriptionRequired: number;
  unsavedForms: number;
}

/** Every port in memory: no Firebase, no shell, no network, and a clock that stands still. */
export interface MemoryPlatform extends Ports {
  predictions: Required<PredictionsPort>;
  log: MemoryLog;
  setSession(session: Session): void;
  setConnection(connection: Connection): void;
  /** Sets the answer of the next `dialogs.open`. */
  answerDialogs(answer: unknown): void;
}

const byText =
  <Value>(text: (value: Value) => string) =>
  (a: Value, b: Value): number =>
    text(a).localeCompare(text(b));

const withSaved = <Value>(rows: Value[], saved: Value, idOf: (row: Value) => string): Value[] => [
  ...rows.filter((row) => idOf(row) !== idOf(saved)),
  structuredClone(saved),
];

/**
 * Makes a platform that keeps everything in memory; it passes the same contract suite as the Firestore one.
 * @param seed what it starts with; by default a racer in the trial with no data
 */
export const createMemoryPlatform = (seed: MemorySeed = {}): MemoryPlatform => {
  const log: MemoryLog = {
    opened: [],
    snackbars: [],
    paths: [],
    errors: [],
    events: [],
    accountCalls: [],
    subscriptionRequired: 0,
    unsavedForms: 0,
  };
  const session$ = new BehaviorSubject<Session>(seed.session ?? racerSession);
  const settings$ = new BehaviorSubject<UserSettings>(seed.settings ?? racerSettings);
  const locations$ = new BehaviorSubject<Location[]>(seed.locations ?? []);
  const customFields$ = new BehaviorSubject<CustomField[]>(seed.customFields ?? []);
  const cards$ = new BehaviorSubject<PredictionCard[]>(seed.predictions ?? []);
  const views$ = new BehaviorSubject<StoredView[]>(
    seed.views ?? Object.entries(defaultLogBookViews).map(([key, view]) => ({ key, ...view })),
  );
  const debugMessages$ = new BehaviorSubject<DebugMessage[]>(seed.debugMessages ?? []);
  const entries$ = new BehaviorSubject<LogEntry[]>(seed.entries ?? []);
  const connection$ = new BehaviorSubject<Connection>(
    seed.connection ?? { network: 'online', data: 'fresh', unsent: 0, refused: 0 },
  );
  const events$ = new Subject<{ name: EventName; detail: EventMap[EventName] }>();
  const drafts = new Map<string, string>();
  const now = () => seed.now ?? Date.UTC(2026, 5, 20, 18, 0);
  let ids = 0;
  let dialogAnswer: unknown;

  const writing = (write: () => Result<void> | void): Result<void> => {
    const session = session$.value;
    if (session.status === 'signed-in' && session.canWrite) return write() ?? ok(undefined);
    log.subscriptionRequired += 1;
    return failed('subscription-required', 'This needs an active subscription. Nothing was changed.');
  };
  const { hidden$, living$, vehicles, tunes } = createMemoryVehicles(seed, writing, now);
  const pictures = createMemoryPictures(seed.pictures ?? [], writing, seed.shrink);

  return {
    log,
    setSession: (session) => session$.next(session),
    setConnection: (connection) => connection$.next(connection),
    answerDialogs: (answer) => {
      dialogAnswer = answer;
    },
    session: { session$ },
    settings: {
      settings$: settings$.pipe(map((settings) => present(settings))),
      update: (patch) => settings$.next({ ...settings$.value, ...patch }),
    },
    ...createMemoryAccount(seed, { session$, calls: log.accountCalls, now }),
    customFields: {
      fields$: customFields$.pipe(map((rows) => loadedList([...rows].sort(byText((row) => row.title))))),
      save: (field) =>
        writing(() => customFields$.next(withSaved(customFields$.value, field, (row) => row.pk))),
      delete: (pk) => writing(() => customFields$.next(customFields$.value.filter((row) => row.pk !== pk))),
    },
    unreadable: { rows$: (list) => of(loadedList(seed.unreadable?.[list] ?? [])) },
    debugLog: {
      messages$: debugMessages$,
      clear: () => debugMessages$.next([]),
    },
    vehicles,
    tunes,
    locations: {
      locations$: locations$.pipe(map((rows) => loadedList([...rows].sort(byText((row) => row.title))))),
      save: (location, before) =>
        writing(() => {
          const known = locations$.value.find(({ uid }) => uid === location.uid);
          if (before !== undefined && known === undefined) return;
          const after = before && known ? withEdit(known, before, location) : location;
          locations$.next(withSaved(locations$.value, after, (row) => row.uid));
        }),
      delete: (uid) => writing(() => locations$.next(locations$.value.filter((row) => row.uid !== uid))),
    },
    ...createMemoryDeletedPasses(
      {
        ...{ seed: seed.deletedPasses, entries$, hidden$, pictures$: pictures.rows$ },
        logBooks: createMemoryLogBooks(
          entries$,
          hidden$,
          (uid) => living$.value.find((vehicle) => vehicle.uid === uid),
          writing,
        ),
      },
      writing,
      now,
    ),
    passPictures: pictures.port,
    logBookViews: {
      views$: views$.pipe(map((rows) => loadedList([...rows].sort(byText((row) => row.name))))),
      save: (view) => writing(() => views$.next(withSaved(views$.value, view, (row) => row.key))),
      delete: (key) => writing(() => views$.next(views$.value.filter((row) => row.key !== key))),
    },
    predictions: {
      cards$: combineLatest([cards$, hidden$]).pipe(
        map(([rows, hidden]) =>
          loadedList(
            rows.filter(({ vehicle_uid }) => !hidden.has(vehicle_uid)).sort(byText((row) => row.key)),
          ),
        ),
      ),
      save: (card) => writing(() => cards$.next(withSaved(cards$.value, card, (row) => row.key))),
      delete: (key) => writing(() => cards$.next(cards$.value.filter((row) => row.key !== key))),
      signCall: (call) =>
        Promise.resolve(seed.signed ?? ok({ proof: 'memory.proof', call: { ...call, at: now() } })),
      checkCall: () => Promise.resolve(seed.checked ?? ok(undefined)),
    },
    recognizer: {
      read: (_, { signal, progress }) => {
        progress({ step: 'loading', share: 1 });
        if (signal.aborted) return Promise.resolve(failedAs(pictureFailures, 'reading-canceled'));
        if (seed.pictureText === undefined)
          return Promise.resolve(failedAs(pictureFailures, 'recognizer-missing'));
        progress({ step: 'reading', share: 1 });
        return Promise.resolve(ok(seed.pictureText));
      },
      readSlip: (slip, tracks) =>
        Promise.resolve(
          ok(typeof slip === 'string' ? readSlipText(slip, tracks) : readSlipPhoto(slip, tracks)),
        ),
    },
    exchange: createMemoryExchange({
      account: () => (session$.value.status === 'signed-in' ? session$.value.uid : ''),
      lists: {
        vehicles: rowsIn('vehicles', living$),
        locations: rowsIn('locations', locations$),
        custom_fields: rowsIn('custom_fields', customFields$),
        entries: rowsIn('entries', entries$),
        pictures: rowsIn('pictures', pictures.rows$),
      },
      settings: () => settings$.value,
      writing,
    }),
    weather: {
      nearestStations: () => Promise.resolve(seed.stations ?? ok([])),
      observationAt: () =>
        Promise.resolve(seed.observation ?? failed('weather-unreachable', 'No weather is known.')),
      hourlyForecast: () =>
        Promise.resolve(
          seed.forecast === undefined ? failed('no-forecast', 'There is no forecast.') : ok(seed.forecast),
        ),
      latest$: () => {
        const observation = seed.observation ?? failed('weather-unreachable', 'No weather is known.');
        return of(
          observation.ok
            ? {
                state: 'present' as const,
                observation: observation.value,
                ...(seed.lastDay && { lastDay: seed.lastDay }),
              }
            : { state: 'failed' as const, failure: observation.failure },
        );
      },
    },
    dialogs: {
      open: (name, input) => {
        log.opened.push({ name, input });
        return Promise.resolve(dialogAnswer as never);
      },
    },
    feedback: {
      snackbar: (message) => log.snackbars.push(message),
      loading: () => ({ progress: () => undefined, done: () => undefined }),
      subscriptionRequired: () => {
        log.subscriptionRequired += 1;
      },
      reportError: (error, where) => log.errors.push({ error, where }),
    },
    install: { installing$: of('none' as const), install: () => undefined },
    navigation: { go: (path) => log.paths.push(path) },
    events: {
      emit: (name, detail) => {
        log.events.push({ name, detail });
        events$.next({ name, detail });
      },
      on$: <Name extends EventName>(name: Name): Observable<EventMap[Name]> =>
        events$.pipe(
          filter((event) => event.name === name),
          map((event) => event.detail as EventMap[Name]),
        ),
    },
    drafts: {
      read: (key) => {
        const text = drafts.get(key);
        return text === undefined ? undefined : (JSON.parse(text) as unknown);
      },
      write: (key, draft) => void drafts.set(key, JSON.stringify(draft)),
      clear: (key) => void drafts.delete(key),
      hold: () => {
        log.unsavedForms += 1;
        let held = true;
        return () => {
          if (held) log.unsavedForms -= 1;
          held = false;
        };
      },
    },
    connection: { connection$ },
    clock: {
      now,
      newId: () => {
        ids += 1;
        return `id-${ids}`;
      },
    },
  };
};
