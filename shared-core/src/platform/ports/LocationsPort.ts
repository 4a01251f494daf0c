import type { Observable } from 'rxjs';
import type { Location } from '../../domain/entities/Location';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

export interface LocationsPort {
  /** By title. */
  locations$: Observable<Loadable<Location[]>>;
  /**
   * Returns at once; `locations$` shows it. Without write access nothing is written and the subscription dialog opens.
   * @param before as an edit began with it: only what is another in `location` is written, and nothing of a location
   *   that is gone; without it `location` is written whole
   */
  save(location: Location, before?: Location): Result<void>;
  /** Like `save`; passes logged at the location keep it as it was, and saving it again brings it back. */
  delete(uid: string): Result<void>;
}
