import type { Observable } from 'rxjs';
import type { LogBookView } from '../../../domain/logbook/logBookViews';
import type { Result } from '../../../domain/plain/result';
import type { Loadable } from '../../values/Loadable';

/** View with the key it is stored under. */
export interface StoredView extends LogBookView {
  key: string;
}

/** Log book views of the racer. */
export interface LogBookViewsPort {
  /** Views by name. */
  views$: Observable<Loadable<StoredView[]>>;
  /**
   * Saves a view. Returns at once; `views$` shows it. Without write access it writes nothing and opens the
   * subscription dialog.
   */
  save(view: StoredView): Result<void>;
  /** Deletes a view, otherwise as `save`. */
  delete(key: string): Result<void>;
}
