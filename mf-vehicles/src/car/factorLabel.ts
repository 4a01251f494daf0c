import { fuelOf, inductionOf, type Vehicle } from '@holeshot/shared-core';

/** What a vehicle burns over the distance it is raced over; a tuned factor that is no fuel's is shown as it is. */
export const fuelLabel = (vehicle: Vehicle): string =>
  fuelOf(vehicle) ?? `Own factor ${vehicle.base_tune[`fuel_type_factor_${vehicle.finish}`]}`;

/** How a vehicle breathes over the distance it is raced over; a tuned factor that is no induction's is shown as it is. */
export const inductionLabel = (vehicle: Vehicle): string =>
  inductionOf(vehicle) ?? `Own factor ${vehicle.base_tune[`induction_type_factor_${vehicle.finish}`]}`;
