import { mostVehicles, type UserSettings } from '@holeshot/shared-core';

/** Says why no further vehicle may be added; undefined if one may. Admins have no limit. */
export const vehicleLimitProblem = (
  { isAdmin, maxVehicleLimit }: Pick<UserSettings, 'isAdmin' | 'maxVehicleLimit'>,
  vehicleCount: number,
): string | undefined => {
  const most = isAdmin ? mostVehicles : maxVehicleLimit;
  if (vehicleCount < most) return undefined;
  return (
    `Your account holds ${most} ${most === 1 ? 'vehicle' : 'vehicles'}, and you have ${vehicleCount}. ` +
    `The ones you have stay as they are; delete one that you no longer race${most < mostVehicles ? ', or ask for a higher limit' : ''}.`
  );
};
