import {
  createVehicle,
  distances,
  editVehicle,
  pounds,
  type Distance,
  type Vehicle,
  type VehicleDetails,
} from '@holeshot/shared-core';
import type { VehicleDraft, VehicleFields } from './vehicleSchema';

const distanceOf = (finish: VehicleFields['finish']): Distance =>
  distances.find((distance) => String(distance) === finish) ?? 1320;

/**
 * Skips untouched fields: factors tuned per distance and changes from another device stay.
 */
const changed = (fields: VehicleFields, begun: VehicleDraft): Partial<VehicleDetails> => ({
  ...(fields.name !== begun.name && { name: fields.name }),
  ...(fields.finish !== begun.finish && { finish: distanceOf(fields.finish) }),
  ...(String(fields.weight) !== begun.weight && { weight_with_driver: pounds(fields.weight) }),
  ...(fields.notes !== begun.notes && { notes: fields.notes }),
  ...(fields.fuel !== 'own' && fields.fuel !== begun.fuel && { fuel: fields.fuel }),
  ...(fields.induction !== 'own' && fields.induction !== begun.induction && { induction: fields.induction }),
});

/**
 * Creates the vehicle to save: a stored one with changed fields and its tunes, or a new one with default tunes.
 * @param begun draft that the form began with
 * @param now milliseconds
 */
export const vehicleFromFields = (
  fields: VehicleFields,
  begun: VehicleDraft,
  stored: Vehicle | undefined,
  { uid, now }: { uid: string; now: number },
): Vehicle => {
  if (stored !== undefined) return editVehicle(stored, changed(fields, begun));
  return createVehicle({
    name: fields.name,
    finish: distanceOf(fields.finish),
    weight_with_driver: pounds(fields.weight),
    notes: fields.notes,
    fuel: fields.fuel === 'own' ? 'Gasoline' : fields.fuel,
    induction: fields.induction === 'own' ? 'Naturally Aspirated' : fields.induction,
    uid,
    now,
  });
};
