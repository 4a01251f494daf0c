import type { Observable } from 'rxjs';
import type { DeletedPass } from '../../../domain/entities/DeletedPass';
import type { LogEntry } from '../../../domain/entities/LogEntry';
import type { Result } from '../../../domain/plain/result';
import type { Loadable } from '../../values/Loadable';

/** Deleted passes of the racer, each for 30 days. */
export interface DeletedPassesPort {
  /**
   * Emits the deleted passes that can be restored, the latest first; without those of a deleted vehicle, and without
   * those that an older version of the app deleted.
   */
  deleted$: Observable<Loadable<DeletedPass[]>>;
  /**
   * Restores a deleted pass with its pictures. Returns at once; `logBooks.entries$` shows it. A failure has changed
   * nothing: `subscription-required` (its dialog opens), `month-full`.
   */
  restore(pass: LogEntry): Result<void>;
  /** Deletes a deleted pass and its pictures for good, otherwise as `restore`. */
  remove(pass: LogEntry): Result<void>;
}
