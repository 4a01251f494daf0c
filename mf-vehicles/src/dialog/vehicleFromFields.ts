import {
  createVehicle,
  distances,
  editVehicle,
  pounds,
  type Distance,
  type Fuel,
  type Induction,
  type Vehicle,
} from '@holeshot/shared-core';
import { vehicleDraft } from './vehicleDraft';
import type { VehicleFields } from './vehicleSchema';

const distanceOf = (finish: VehicleFields['finish']): Distance =>
  distances.find((distance) => String(distance) === finish) ?? 1320;

/** A fuel or induction that was not touched is left out, so that factors tuned per distance stay as they are. */
const changed = (fields: VehicleFields, vehicle: Vehicle): { fuel?: Fuel; induction?: Induction } => {
  const stored = vehicleDraft(vehicle);
  return {
    ...(fields.fuel !== 'own' && fields.fuel !== stored.fuel && { fuel: fields.fuel }),
    ...(fields.induction !== 'own' &&
      fields.induction !== stored.induction && { induction: fields.induction }),
  };
};

/**
 * The vehicle to save: a stored one with the fields changed and its tunes kept, or a new one with default tunes.
 * @param now milliseconds
 */
export const vehicleFromFields = (
  fields: VehicleFields,
  stored: Vehicle | undefined,
  { uid, now }: { uid: string; now: number },
): Vehicle => {
  const details = {
    name: fields.name,
    finish: distanceOf(fields.finish),
    weight_with_driver: pounds(fields.weight),
    notes: fields.notes,
  };
  if (stored !== undefined) return editVehicle(stored, { ...details, ...changed(fields, stored) });
  return createVehicle({
    ...details,
    fuel: fields.fuel === 'own' ? 'Gasoline' : fields.fuel,
    induction: fields.induction === 'own' ? 'Naturally Aspirated' : fields.induction,
    uid,
    now,
  });
};
