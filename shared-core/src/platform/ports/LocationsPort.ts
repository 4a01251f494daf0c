import type { Observable } from 'rxjs';
import type { Location } from '../../domain/entities/Location';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

/** Tracks of the racer. */
export interface LocationsPort {
  /** Tracks by title. */
  locations$: Observable<Loadable<Location[]>>;
  /**
   * Saves a track. Returns at once; `locations$` shows it. Without write access it writes nothing and opens the
   * subscription dialog.
   * @param before as an edit began with it: only changed fields are written, and none to a deleted track; without it
   * the whole `location` is written
   */
  save(location: Location, before?: Location): Result<void>;
  /** Deletes a track, otherwise as `save`; its passes keep it as it was, and saving it again restores it. */
  delete(uid: string): Result<void>;
}
