import { fuelOf, inductionOf, type Vehicle } from '@holeshot/shared-core';
import type { VehicleDraft } from './vehicleSchema';

const finishOf = { 660: '660', 1000: '1000', 1320: '1320' } as const;

const newVehicle: VehicleDraft = {
  name: '',
  weight: '3500',
  fuel: 'Gasoline',
  induction: 'Naturally Aspirated',
  finish: '1320',
  notes: '',
};

/** Returns the initial draft: a stored vehicle as texts, or the defaults of a new one. */
export const vehicleDraft = (vehicle: Vehicle | undefined): VehicleDraft =>
  vehicle === undefined
    ? newVehicle
    : {
        name: vehicle.name,
        weight: String(vehicle.base_tune.weight_with_driver),
        fuel: fuelOf(vehicle) ?? 'own',
        induction: inductionOf(vehicle) ?? 'own',
        finish: finishOf[vehicle.finish],
        notes: vehicle.notes,
      };
