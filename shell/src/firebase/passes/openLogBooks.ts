import type { DocumentData } from 'firebase/firestore';
import { defer, type Observable } from 'rxjs';
import type { Loadable, LogEntry, Vehicle } from '@holeshot/shared-core';
import { untilTold } from '../../remembered/untilTold';
import { ofVehicle } from '../../streams/ofVehicle';
import type { FirstBooks } from './firstBooks';
import { createJustSaved } from './justSaved';
import { sharedRead } from './sharedRead';
import { ofKnownVehicles } from './ofKnownVehicles';
import type { Outbox } from '../../writes/Outbox';
import { createPassWriter, type PassWriter } from './passWriter';
import type { RacerReading } from './RacerReading';
import type { BrokenPass } from './readBook';
import type { ServerSync } from './syncFromServer';
import { watchEntries, type Shelf } from './watchEntries';
import { withCars } from './withCars';
import { withoutDeleted } from './withoutDeleted';

/** Passes of a racer, with saving and deleting. */
export interface RacerLogBooks extends PassWriter {
  /** Newest passes, before all are read; then as `entries$`. */
  newest$: Observable<Loadable<LogEntry[]>>;
  /** Passes behind the prediction of a car, newest first, before all are read; then every pass of the car. */
  newestOf$: (vehicleUid: string) => Observable<Loadable<LogEntry[]>>;
  /** Newest first. */
  entries$: Observable<Loadable<LogEntry[]>>;
  /** Unreadable passes. */
  broken$: Observable<Loadable<BrokenPass[]>>;
}

/**
 * Opens the passes of one racer in Firestore.
 * @param document$ `users/{uid}`
 * @param vehicles$ its readable vehicles
 * @param first the log books to read before the others
 */
export const openLogBooks = (
  reading: RacerReading,
  outbox: Pick<Outbox, 'write' | 'writes$'>,
  document$: Observable<Loadable<DocumentData>>,
  vehicles$: Observable<Loadable<Vehicle[]>>,
  first: FirstBooks,
  sync: ServerSync,
): RacerLogBooks => {
  let shelf: Shelf | undefined;
  const justSaved = createJustSaved(outbox, (entryUid) => shelf?.passes.get(entryUid)?.entry);
  const { newest$, entries$, broken$, firstOf$ } = watchEntries(reading, first, sync, (seen) => {
    shelf = seen;
    justSaved.cacheRead();
  });

  const asShown = (passes$: Observable<Loadable<LogEntry[]>>) =>
    ofKnownVehicles(withCars(passes$, vehicles$), document$);
  const asLeft = (passes$: Observable<Loadable<LogEntry[]>>) =>
    withoutDeleted(justSaved.over(passes$, asShown), outbox.writes$);
  // A long log book takes seconds to read: the page, the dialog above it and the next page share it.
  const all$ = asLeft(entries$).pipe(sharedRead(reading.closed$));
  return {
    newest$: untilTold(asLeft(newest$), all$),
    newestOf$: (vehicleUid) =>
      defer(() => {
        first.readSooner(vehicleUid);
        return untilTold(asLeft(firstOf$(vehicleUid)), all$).pipe(ofVehicle(vehicleUid));
      }),
    entries$: all$,
    broken$: ofKnownVehicles(broken$, document$),
    ...createPassWriter(reading.uid, outbox, reading.marks.synced, () => shelf, justSaved),
  };
};
