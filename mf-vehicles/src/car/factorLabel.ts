import { fuelOf, inductionOf, type Vehicle } from '@holeshot/shared-core';

/** Returns the fuel of a vehicle over its distance; a factor of no fuel is shown as a number. */
export const fuelLabel = (vehicle: Vehicle): string =>
  fuelOf(vehicle) ?? `Own factor ${vehicle.base_tune[`fuel_type_factor_${vehicle.finish}`]}`;

/** Returns the induction of a vehicle over its distance; a factor of no induction is shown as a number. */
export const inductionLabel = (vehicle: Vehicle): string =>
  inductionOf(vehicle) ?? `Own factor ${vehicle.base_tune[`induction_type_factor_${vehicle.finish}`]}`;
