import type { DocumentData, Firestore } from 'firebase/firestore';
import { defer, shareReplay, type Observable } from 'rxjs';
import type { Loadable, LogEntry, Vehicle } from '@holeshot/shared-core';
import { untilTold } from '../newestPasses/untilTold';
import { ofVehicle } from '../platform/ofVehicle';
import type { FirstBooks } from './firstBooks';
import { createJustSaved } from './justSaved';
import type { ListenerHealth } from './ListenerHealth';
import type { LogBookMarks } from './logBookMarks';
import { ofKnownVehicles } from './ofKnownVehicles';
import type { Outbox } from './outbox';
import { createPassWriter, type PassWriter } from './passWriter';
import type { BrokenPass } from './readBook';
import type { ServerSync } from './syncFromServer';
import { watchEntries, type Shelf } from './watchEntries';
import { withCars } from './withCars';
import { withoutDeleted } from './withoutDeleted';

/** The passes of a racer, and how they are saved and deleted. */
export interface RacerLogBooks extends PassWriter {
  /** The newest of them, told before all are read; then as `entries$`. */
  newest$: Observable<Loadable<LogEntry[]>>;
  /** What the prediction of a car goes by, newest first, told before all are read; then every pass of the car. */
  newestOf$: (vehicleUid: string) => Observable<Loadable<LogEntry[]>>;
  /** Newest first. */
  entries$: Observable<Loadable<LogEntry[]>>;
  /** Those that cannot be read. */
  broken$: Observable<Loadable<BrokenPass[]>>;
}

/**
 * Opens the passes of one racer in Firestore.
 * @param document$ `users/{uid}`
 * @param vehicles$ those of it that can be read
 * @param first the log books to read before the others
 * @param marks which log books the cache holds, and up to when the device has seen their changes
 * @param report called for each stored pass that cannot be read
 */
export const openLogBooks = (
  database: Firestore,
  uid: string,
  outbox: Pick<Outbox, 'write' | 'writes$'>,
  document$: Observable<Loadable<DocumentData>>,
  vehicles$: Observable<Loadable<Vehicle[]>>,
  first: FirstBooks,
  sync: ServerSync,
  marks: Pick<LogBookMarks, 'books' | 'synced'>,
  report: (reason: string, where: string) => void,
  health: ListenerHealth,
): RacerLogBooks => {
  let shelf: Shelf | undefined;
  const justSaved = createJustSaved(outbox, (entryUid) => shelf?.passes.get(entryUid)?.entry);
  const { newest$, entries$, broken$, firstOf$ } = watchEntries(
    database,
    uid,
    first,
    sync,
    marks,
    report,
    health,
    (seen) => {
      shelf = seen;
      justSaved.cacheRead();
    },
  );

  const asShown = (passes$: Observable<Loadable<LogEntry[]>>) =>
    ofKnownVehicles(withCars(passes$, vehicles$), document$);
  const asLeft = (passes$: Observable<Loadable<LogEntry[]>>) =>
    withoutDeleted(justSaved.over(passes$, asShown), outbox.writes$);
  // Put together once for the page and the dialog above it.
  const all$ = asLeft(entries$).pipe(shareReplay({ bufferSize: 1, refCount: true }));
  return {
    newest$: asLeft(newest$),
    newestOf$: (vehicleUid) =>
      defer(() => {
        first.ask(vehicleUid);
        return untilTold(asLeft(firstOf$(vehicleUid)), all$).pipe(ofVehicle(vehicleUid));
      }),
    entries$: all$,
    broken$: ofKnownVehicles(broken$, document$),
    ...createPassWriter(uid, outbox, marks.synced, () => shelf, justSaved),
  };
};
