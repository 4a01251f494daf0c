import type { VehicleDetails } from './createVehicle';
import { perDistance } from './Distance';
import { fuelFactor, fuelOf, inductionFactor, inductionOf, type BaseTune, type Vehicle } from './Vehicle';

/**
 * Changes details of a car in both tunes. Another weight, fuel or induction makes it another car to the engine: the
 * tune version of each distance rises by one.
 */
export const editVehicle = (vehicle: Vehicle, details: Partial<VehicleDetails>): Vehicle => {
  const weight = details.weight_with_driver ?? vehicle.base_tune.weight_with_driver;
  const fuel = details.fuel ?? fuelOf(vehicle);
  const induction = details.induction ?? inductionOf(vehicle);
  const retuned =
    weight !== vehicle.base_tune.weight_with_driver ||
    fuel !== fuelOf(vehicle) ||
    induction !== inductionOf(vehicle);
  const edited = <Tune extends BaseTune>(tune: Tune): Tune => ({
    ...tune,
    weight_with_driver: weight,
    ...(details.fuel !== undefined && perDistance('fuel_type_factor', fuelFactor(details.fuel))),
    ...(details.induction !== undefined &&
      perDistance('induction_type_factor', inductionFactor(details.induction))),
    ...(retuned && {
      tune_version_660: tune.tune_version_660 + 1,
      tune_version_1000: tune.tune_version_1000 + 1,
      tune_version_1320: tune.tune_version_1320 + 1,
    }),
  });
  return {
    ...vehicle,
    name: (details.name ?? vehicle.name).trim(),
    finish: details.finish ?? vehicle.finish,
    notes: details.notes ?? vehicle.notes,
    base_tune: edited(vehicle.base_tune),
    ddpe_tune: edited(vehicle.ddpe_tune),
  };
};
