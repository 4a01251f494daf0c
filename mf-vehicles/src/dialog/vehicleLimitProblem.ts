import type { UserSettings } from '@holeshot/shared-core';

/** Why no further vehicle may be added, in a sentence; undefined where one may. Admins have no limit. */
export const vehicleLimitProblem = (
  { isAdmin, maxVehicleLimit }: Pick<UserSettings, 'isAdmin' | 'maxVehicleLimit'>,
  vehicleCount: number,
): string | undefined =>
  isAdmin || vehicleCount < maxVehicleLimit
    ? undefined
    : `Your account holds ${maxVehicleLimit} ${maxVehicleLimit === 1 ? 'vehicle' : 'vehicles'}, and you have ${vehicleCount}. ` +
      'The ones you have stay as they are; delete one that you no longer race, or ask for a higher limit.';
