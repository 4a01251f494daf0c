import type { Observable } from 'rxjs';
import type { Vehicle } from '../../domain/entities/Vehicle';
import type { Result } from '../../domain/result';
import type { Loadable } from '../Loadable';

export interface VehiclesPort {
  /** By name. */
  vehicles$: Observable<Loadable<Vehicle[]>>;
  /** Returns at once; `vehicles$` shows it. Without write access nothing is written and the subscription dialog opens. */
  save(vehicle: Vehicle): Result<void>;
}
