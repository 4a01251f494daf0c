import { doc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import {
  defer,
  distinctUntilChanged,
  map,
  of,
  ReplaySubject,
  shareReplay,
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
  type Loadable,
  type Location,
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
import { noteDeletedPasses } from './noteDeletedPasses';
import { openPredictions, type RacerPredictions } from './openPredictions';
import { openViews, type RacerViews } from './openViews';
import type { Outbox } from '../../writes/Outbox';
import { reportOnce } from '../../debugLog/reportOnce';
import { rowWrite } from '../../writes/rowWrite';
import { syncFromServer } from '../passes/syncFromServer';
import { watchDocument } from '../database/watchDocument';

type Registered = 'unknown' | 'no' | 'yes';

const registeredOf = (document: Loadable<DocumentData>): Registered => {
  if (document.state === 'unknown') return 'unknown';
  return document.state === 'present' && document.value['isRegistered'] === true ? 'yes' : 'no';
};

/**
 * The access document, which the backend writes together with `isRegistered`. Listened to only from then on: a
 * listener that is starting while the document comes into being can be told of its absence with the later time.
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

/** The stored data of one racer, with their writes. */
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
  /** Pictures of one pass, by their places. */
  pictures$(logEntryUid: string): Observable<Loadable<PassPicture[]>>;
  /** What cannot be read, list by list; nothing of it is changed. */
  unreadable: Record<Exclude<UnreadableList, 'notifications'>, Observable<Loadable<BrokenRow[]>>>;
  /** Brings the log books of other devices into the cache while it is listened to; true once it has. */
  synced$: Observable<boolean>;
  /** Keeps nothing read that no page shows: the racer is signed out. */
  close(): void;
  updateUser(patch: Record<string, unknown>): void;
  /** As `updateUser`, for what the app notes by itself: it is no change of the racer's, and noted again at need. */
  note(patch: Record<string, unknown>): void;
  saveVehicle(vehicle: Vehicle): void;
  saveLocation(location: Location, before?: Location): void;
  deleteLocation(uid: string): void;
  saveCustomField(field: CustomField): void;
  deleteCustomField(pk: string): void;
}

/**
 * Opens the data of one racer in Firestore; each stream listens while somebody is subscribed.
 * @param report called once for each stored row that cannot be read
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
  const document$ = watchDocument(database, userPath, health).pipe(
    holdWhole,
    shareReplay({ bufferSize: 1, refCount: true }),
  );
  const once = reportOnce(report);
  const closed$ = new ReplaySubject<void>(1);
  const reading = { database, uid, marks, report: once, health, closed$ };
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
    exchange: {
      ...exchange,
      remove: (rows) => {
        exchange.remove(rows);
        const passes = rows.filter(({ list }) => list === 'entries');
        noteDeletedPasses(
          database,
          uid,
          passes.map(({ id }) => id),
        );
      },
    },
    synced$: sync.synced$,
    logBooks: {
      ...logBooks,
      delete: (entry) => {
        logBooks.delete(entry);
        noteDeletedPasses(database, uid, [entry.log_entry_uid]);
      },
    },
    pictures$: (logEntryUid) =>
      defer(() => untilLoaded(() => import(/* webpackChunkName: "pass-pictures" */ './watchPictures'))).pipe(
        switchMap(({ watchPictures }) => watchPictures(database, uid, logEntryUid, once, health)),
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
