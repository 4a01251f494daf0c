import type { Observable } from 'rxjs';
import type { LogEntry } from '../../../domain/entities/LogEntry';
import type { Result } from '../../../domain/plain/result';
import type { Loadable } from '../../values/Loadable';

/** Passes of the racer. */
export interface LogBooksPort {
  /** Emits the newest passes as this device remembered them, newest first; then the same as `entries$`. */
  newest$(): Observable<Loadable<LogEntry[]>>;
  /** Emits the remembered passes that a car's prediction needs, newest first; then its `entries$`. */
  newestOf$(vehicleUid: string): Observable<Loadable<LogEntry[]>>;
  /** Emits all passes, newest first; `absent` where the racer has logged none. */
  entries$(query?: { vehicleUid?: string }): Observable<Loadable<LogEntry[]>>;
  /**
   * Stores a pass; of an edit only its changes. Returns at once; `entries$` shows it. A failure has written nothing:
   * `subscription-required` (its dialog opens), `month-full`.
   * @param before the pass as the edit began with it; absent for a new or a restored one
   */
  save(entry: LogEntry, before?: LogEntry): Result<void>;
  /** Deletes a pass, otherwise as `save`; saving it again without `before`, or `deletedPasses`, restores it. */
  delete(entry: LogEntry): Result<void>;
}
