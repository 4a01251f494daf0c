import { combineLatest, map, type BehaviorSubject, type Observable } from 'rxjs';
import { logBookId } from '../../domain/entities/logBookId';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { Vehicle } from '../../domain/entities/Vehicle';
import { roomInMonth } from '../../domain/logbook/roomInMonth';
import { withCarValues } from '../../domain/logbook/withCarValues';
import { withEdit } from '../../domain/logbook/withEdit';
import { withWorkedOut } from '../../domain/logbook/workedOut';
import { ok, type Result } from '../../domain/plain/result';
import { laterRoundFirst } from '../../domain/race/laterRoundFirst';
import { loadedList } from '../../platform/values/Loadable';
import type { LogBooksPort } from '../../platform/ports/passes/LogBooksPort';

const bookOf = ({ vehicle, log_entry_datetime, location }: LogEntry): string =>
  logBookId(vehicle.uid, log_entry_datetime, location.timezone).id;

const newestFirst = (a: LogEntry, b: LogEntry): number =>
  Date.parse(b.log_entry_datetime) - Date.parse(a.log_entry_datetime) || laterRoundFirst(a, b);

/**
 * Passes in memory, held to the months that a database keeps them in.
 * @param hidden$ the uids of vehicles whose passes are not shown
 * @param carOf the vehicle under a uid, as it is now
 * @param writing does it where the racer may write, and gives the refusal where not
 */
export const createMemoryLogBooks = (
  entries$: BehaviorSubject<LogEntry[]>,
  hidden$: Observable<ReadonlySet<string>>,
  carOf: (uid: string) => Vehicle | undefined,
  writing: (write: () => Result<void> | void) => Result<void>,
): LogBooksPort => {
  const others = (entry: LogEntry) =>
    entries$.value.filter(({ log_entry_uid }) => log_entry_uid !== entry.log_entry_uid);

  const shown$ = (vehicleUid?: string) =>
    combineLatest([entries$, hidden$]).pipe(
      map(([rows, hidden]) => {
        const shown = rows
          .filter((row) => vehicleUid === undefined || row.vehicle.uid === vehicleUid)
          .filter((row) => !hidden.has(row.vehicle.uid));
        return loadedList(shown.sort(newestFirst));
      }),
    );

  return {
    newest$: () => shown$(),
    newestOf$: shown$,
    entries$: ({ vehicleUid } = {}) => shown$(vehicleUid),
    save: (entry, before) =>
      writing(() => {
        const now = entries$.value.find(({ log_entry_uid }) => log_entry_uid === entry.log_entry_uid);
        // As with the database: an edit of a pass that is gone brings back no part of it.
        if (before !== undefined && now === undefined) return ok(undefined);
        const merged = withWorkedOut(
          before === undefined || now === undefined ? entry : withEdit(now, before, entry),
        );
        const car = carOf(merged.vehicle.uid);
        const after = car === undefined ? merged : withCarValues(merged, car);
        const moves = now === undefined || bookOf(now) !== bookOf(after);
        const room = roomInMonth(
          moves ? others(after).filter((row) => bookOf(row) === bookOf(after)).length : 0,
        );
        if (room.ok) entries$.next([...others(after), structuredClone(after)]);
        return room;
      }),
    delete: (entry) => writing(() => entries$.next(others(entry))),
  };
};
