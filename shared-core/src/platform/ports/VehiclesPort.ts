import type { Observable } from 'rxjs';
import type { DeletedVehicle } from '../../domain/entities/DeletedVehicle';
import type { Vehicle } from '../../domain/entities/Vehicle';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

export interface VehiclesPort {
  /** By name. */
  vehicles$: Observable<Loadable<Vehicle[]>>;
  /** Deleted ones that can be brought back, the last one first. */
  deleted$: Observable<Loadable<DeletedVehicle[]>>;
  /** Returns at once; `vehicles$` shows it. Without write access nothing is written and the subscription dialog opens. */
  save(vehicle: Vehicle): Result<void>;
  /** As `save`; moves a vehicle with its predictions to the deleted ones, and hides its passes. */
  delete(vehicleUid: string): Result<void>;
  /** As `save`; brings a deleted vehicle back with all that was its own. */
  restore(vehicleUid: string): Result<void>;
}
