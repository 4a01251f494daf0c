import type { Observable } from 'rxjs';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

export interface LogBooksPort {
  /**
   * For the first look at a long log book: the newest passes as this device knew them, newest first, told before all
   * are read, then the same as `entries$`.
   */
  newest$(): Observable<Loadable<LogEntry[]>>;
  /**
   * For a prediction: the passes of a car that it goes by, as this device knew them, newest first, told before all are
   * read where this car was asked for last; then the same as `entries$` of the car.
   */
  newestOf$(vehicleUid: string): Observable<Loadable<LogEntry[]>>;
  /** Newest first; `absent` where the racer has logged none. */
  entries$(query?: { vehicleUid?: string }): Observable<Loadable<LogEntry[]>>;
  /**
   * Stores a pass whole; of an edit only what it changed. Returns at once; `entries$` shows it. A failure has written
   * nothing: `subscription-required` (its dialog opens), `month-full`.
   * @param before the pass as the edit began with it; not given for a new one and for one that is put back
   */
  save(entry: LogEntry, before?: LogEntry): Result<void>;
  /** Deletes a pass; saved again without `before`, it is back as it was. Otherwise as `save`. */
  delete(entry: LogEntry): Result<void>;
}
