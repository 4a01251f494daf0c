import type { Observable } from 'rxjs';
import type { LogEntry } from '../../domain/entities/LogEntry';
import type { Result } from '../../domain/result';
import type { Loadable } from '../Loadable';

export interface LogBooksPort {
  /** Newest first; `absent` where the racer has logged none. */
  entries$(query?: { vehicleUid?: string }): Observable<Loadable<LogEntry[]>>;
  /** Returns at once; `entries$` shows it. Without write access nothing is written and the subscription dialog opens. */
  save(entry: LogEntry): Result<void>;
}
