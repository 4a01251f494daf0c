import type { Observable } from 'rxjs';
import type { Result } from '../../domain/plain/result';
import type { TuneChange } from '../../domain/tuning/changeTune';
import type { TuneVersion } from '../../domain/tuning/TuneVersion';
import type { Loadable } from '../values/Loadable';

/** Versions of the racer's tunes. */
export interface TunesPort {
  /** The history of a vehicle's tune, newest first; `absent` before its first change. */
  versions$(vehicleUid: string): Observable<Loadable<TuneVersion[]>>;
  /**
   * Saves a vehicle with its new tune and records the change, as `changeTune`, `applyTune` and `undoTune` return it.
   * Returns at once; `versions$` and `vehicles$` show it. Without write access it writes nothing and opens the
   * subscription dialog.
   */
  save(change: TuneChange): Result<void>;
}
