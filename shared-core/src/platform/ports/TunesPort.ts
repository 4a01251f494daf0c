import type { Observable } from 'rxjs';
import type { Result } from '../../domain/plain/result';
import type { TuneChange } from '../../domain/tuning/changeTune';
import type { TuneVersion } from '../../domain/tuning/TuneVersion';
import type { Loadable } from '../values/Loadable';

export interface TunesPort {
  /** The history of a vehicle's tune, newest first; `absent` before its first change. */
  versions$(vehicleUid: string): Observable<Loadable<TuneVersion[]>>;
  /**
   * Saves a vehicle with its new tune and remembers the change, as `changeTune`, `applyTune` and `undoTune` give it.
   * Returns at once; `versions$` and `vehicles$` show it. Without write access nothing is written and the subscription
   * dialog opens.
   */
  save(change: TuneChange): Result<void>;
}
