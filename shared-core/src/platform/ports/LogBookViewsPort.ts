import type { Observable } from 'rxjs';
import type { LogBookView } from '../../domain/logbook/logBookViews';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

/** A view with the key it is stored under. */
export interface KeptView extends LogBookView {
  key: string;
}

export interface LogBookViewsPort {
  /** By name. */
  views$: Observable<Loadable<KeptView[]>>;
  /** Returns at once; `views$` shows it. Without write access nothing is written and the subscription dialog opens. */
  save(view: KeptView): Result<void>;
  /** As `save`. */
  delete(key: string): Result<void>;
}
