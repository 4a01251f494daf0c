import { doc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import {
  defer,
  distinctUntilChanged,
  map,
  of,
  ReplaySubject,
  shareReplay,
  startWith,
  switchMap,
  type Observable,
} from 'rxjs';
import {
  absent,
  changedFields,
  parseCustomField,
  parseLocation,
  parseUserSettings,
  parseVehicle,
  present,
  unknown,
  type BrokenRow,
  type CustomField,
  type DeletedPass,
  type Loadable,
  type Location,
  type LogEntry,
  type PassPicture,
  type UnreadableList,
  type UserSettings,
  type Vehicle,
} from '@holeshot/shared-core';
import { untilLoaded } from '../../loading/untilLoaded';
import { onlyChanges } from '../../streams/onlyChanges';
import { holdWhole } from './holdWhole';
import type { ListenerHealth } from '../database/ListenerHealth';
import type { LogBookMarks } from '../passes/logBookMarks';
import { watchRows, type RowKind } from './mapRows';
import { openFirstBooks } from '../passes/firstBooks';
import { openLogBooks, type RacerLogBooks } from '../passes/openLogBooks';
import { openTunes, type RacerTunes } from './openTunes';
import { openExchange, type Exchange } from './openExchange';
import { openDeletedVehicles, type DeletedVehicles } from './openDeletedVehicles';
import { openPredictions, type RacerPredictions } from './openPredictions';
import { openViews, type RacerViews } from './openViews';
import { watchRefused } from '../outbox/newlyRefused';
import type { Outbox } from '../../writes/Outbox';
import { reportOnce } from '../../debugLog/reportOnce';
import { passForGoodWrite } from '../../writes/deletedPassWrite';
import { rowWrite } from '../../writes/rowWrite';
import { syncFromServer } from '../passes/syncFromServer';
import { watchDocument } from '../database/watchDocument';

type Registered = 'unknown' | 'no' | 'yes';

const registeredOf = (document: Loadable<DocumentData>): Registered => {
  if (document.state === 'unknown') return 'unknown';
  return document.state === 'present' && document.value['isRegistered'] === true ? 'yes' : 'no';
};

/**
 * Streams the access document, which the backend writes together with `isRegistered`. It listens only from then on: a
 * listener that starts while the document is created can report its absence with the later time.
 */
const watchAccess = (
  document$: Observable<Loadable<DocumentData>>,
  watch: () => Observable<Loadable<DocumentData>>,
): Observable<Loadable<DocumentData>> =>
  document$.pipe(
    map(registeredOf),
    distinctUntilChanged(),
    switchMap((registered) => {
      if (registered === 'yes') return watch();
      return of(registered === 'no' ? absent : unknown);
    }),
    shareReplay({ bufferSize: 1, refCount: true }),
  );

const vehicleRows: RowKind<Vehicle> = {
  field: 'vehicles',
  what: 'This vehicle',
  parse: parseVehicle,
  idOf: ({ uid }) => uid,
  nameOf: ({ name }) => name,
};
const locationRows: RowKind<Location> = {
  field: 'customLocations',
  what: 'This location',
  parse: parseLocation,
  idOf: ({ uid }) => uid,
  nameOf: ({ title }) => title,
};
const customFieldRows: RowKind<CustomField> = {
  field: 'customFields',
  what: 'This custom field',
  parse: parseCustomField,
  idOf: ({ pk }) => pk,
  nameOf: ({ title }) => title,
};

/** Stored data of one racer, with their writes. */
export interface RacerData {
  uid: string;
  outbox: Outbox;
  /** `users/{uid}`. */
  document$: Observable<Loadable<DocumentData>>;
  /** `users/{uid}/private/access`, which only the backend writes; absent until registration is finished. */
  access$: Observable<Loadable<DocumentData>>;
  settings$: Observable<Loadable<UserSettings>>;
  vehicles$: Observable<Loadable<Vehicle[]>>;
  deletedVehicles: DeletedVehicles;
  tunes: RacerTunes;
  exchange: Exchange;
  locations$: Observable<Loadable<Location[]>>;
  customFields$: Observable<Loadable<CustomField[]>>;
  predictions: RacerPredictions;
  views: RacerViews;
  logBooks: RacerLogBooks;
  deletedPasses: {
    deleted$: Observable<Loadable<DeletedPass[]>>;
    /** Deletes a deleted pass and its pictures for good. */
    remove(pass: LogEntry): void;
  };
  /** Pictures of one pass, by their places. */
  pictures$(logEntryUid: string): Observable<Loadable<PassPicture[]>>;
  /** Unreadable rows, list by list; nothing changes them. */
  unreadable: Record<Exclude<UnreadableList, 'notifications'>, Observable<Loadable<BrokenRow[]>>>;
  /** Brings other devices' log books into the cache while subscribed; true once it has. */
  synced$: Observable<boolean>;
  /** Drops everything read that no page shows: the racer is signed out. */
  close(): void;
  updateUser(patch: Record<string, unknown>): void;
  /** Writes a note of the app itself, as `updateUser`: not the racer's change, and repeated when needed. */
  note(patch: Record<string, unknown>): void;
  saveVehicle(vehicle: Vehicle): void;
  saveLocation(location: Location, before?: Location): void;
  deleteLocation(uid: string): void;
  saveCustomField(field: CustomField): void;
  deleteCustomField(pk: string): void;
}

/**
 * Opens the data of one racer in Firestore; each stream listens while subscribed.
 * @param report called once for each unreadable row
 */
export const openRacerData = (
  database: Firestore,
  uid: string,
  outbox: Outbox,
  marks: LogBookMarks,
  report: (error: unknown, where: string) => void,
  health: ListenerHealth,
): RacerData => {
  const userPath = `users/${uid}`;
  const refused$ = watchRefused(outbox.writes$);
  /** Restarts a listener where the server refuses a write: the SDK tells a reloaded tab nothing of those of another tab. */
  const afresh = <Value>(listener$: Observable<Value>): Observable<Value> =>
    refused$.pipe(
      startWith(undefined),
      switchMap(() => listener$),
    );
  const document$ = afresh(watchDocument(database, userPath, health)).pipe(
    holdWhole,
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const once = reportOnce(report);
  const closed$ = new ReplaySubject<void>(1);
  const reading = { database, uid, marks, report: once, health, closed$, refused$ };
  const firstBooks = openFirstBooks(reading, () => outbox.loaded());
  const sync = syncFromServer(reading, firstBooks.read$);

  const rowsOf = <Row>(kind: RowKind<Row>) => {
    const read$ = watchRows(document$, kind, once).pipe(shareReplay({ bufferSize: 1, refCount: true }));
    return { rows$: read$.pipe(map(({ rows }) => rows)), broken$: read$.pipe(map(({ broken }) => broken)) };
  };
  const vehicles = rowsOf(vehicleRows);
  const locations = rowsOf(locationRows);
  const customFields = rowsOf(customFieldRows);
  const logBooks = openLogBooks(reading, outbox, document$, vehicles.rows$, firstBooks, sync);

  const exchange = openExchange(
    { database, uid, document$, synced$: sync.synced$, health, patienceMs: 10_000 },
    outbox,
  );

  const writeUser = (data: Record<string, unknown>, fields: string[][]) =>
    outbox.write({ path: userPath, data, fields, stamps: [] });

  return {
    uid,
    outbox,
    document$,
    access$: watchAccess(document$, () => watchDocument(database, `${userPath}/private/access`, health)),
    settings$: document$.pipe(
      map((document) =>
        document.state === 'present' ? present(parseUserSettings(document.value)) : document,
      ),
      onlyChanges(),
    ),
    vehicles$: vehicles.rows$,
    tunes: openTunes(database, uid, outbox, once, health),
    deletedVehicles: openDeletedVehicles(database, uid, outbox, document$, once, health),
    locations$: locations.rows$,
    customFields$: customFields.rows$,
    predictions: openPredictions(uid, outbox, document$, once),
    views: openViews(uid, outbox, document$, once),
    exchange,
    synced$: sync.synced$,
    logBooks,
    deletedPasses: {
      deleted$: defer(() =>
        untilLoaded(() => import(/* webpackChunkName: "deleted-passes" */ './watchDeletedPasses')),
      ).pipe(
        switchMap(({ watchDeletedPasses }) =>
          afresh(watchDeletedPasses(database, uid, logBooks.entries$, document$, once, health)),
        ),
      ),
      remove: ({ log_entry_uid: entryUid }) => outbox.write(passForGoodWrite(uid, entryUid)),
    },
    pictures$: (logEntryUid) =>
      defer(() => untilLoaded(() => import(/* webpackChunkName: "pass-pictures" */ './watchPictures'))).pipe(
        switchMap(({ watchPictures }) => afresh(watchPictures(database, uid, logEntryUid, once, health))),
      ),
    close: () => closed$.next(),
    unreadable: {
      passes: logBooks.broken$,
      vehicles: vehicles.broken$,
      locations: locations.broken$,
      customFields: customFields.broken$,
    },
    updateUser: (patch) =>
      writeUser(
        patch,
        Object.keys(patch).map((key) => [key]),
      ),
    note: (patch) => {
      setDoc(doc(database, userPath), patch, { mergeFields: Object.keys(patch) }).catch((error: unknown) =>
        report(error, 'note'),
      );
    },
    saveVehicle: (vehicle) => outbox.write(rowWrite(uid, 'vehicles', vehicle, [[]])),
    saveLocation: (location, before) => {
      if (before === undefined) {
        writeUser({ customLocations: { [location.uid]: location } }, [['customLocations', location.uid]]);
        return;
      }
      const paths = changedFields(before, location);
      if (paths.length > 0) outbox.write(rowWrite(uid, 'customLocations', location, paths));
    },
    deleteLocation: (locationUid) => writeUser({}, [['customLocations', locationUid]]),
    saveCustomField: (field) =>
      writeUser({ customFields: { [field.pk]: field } }, [['customFields', field.pk]]),
    deleteCustomField: (pk) => writeUser({}, [['customFields', pk]]),
  };
};
