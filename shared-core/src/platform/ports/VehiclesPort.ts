import type { Observable } from 'rxjs';
import type { DeletedVehicle } from '../../domain/entities/DeletedVehicle';
import type { Vehicle } from '../../domain/entities/Vehicle';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

/** Vehicles of the racer. */
export interface VehiclesPort {
  /** Vehicles by name. */
  vehicles$: Observable<Loadable<Vehicle[]>>;
  /** Deleted vehicles that can be restored, the latest first. */
  deleted$: Observable<Loadable<DeletedVehicle[]>>;
  /**
   * Saves a vehicle. Returns at once; `vehicles$` shows it. Without write access it writes nothing and opens the
   * subscription dialog.
   */
  save(vehicle: Vehicle): Result<void>;
  /** Deletes a vehicle with its predictions and hides its passes, otherwise as `save`; it can be restored. */
  delete(vehicleUid: string): Result<void>;
  /** Restores a deleted vehicle with all its data, otherwise as `save`. */
  restore(vehicleUid: string): Result<void>;
}
