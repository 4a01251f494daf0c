const mark = '~';

/**
 * The uid of a vehicle that names its owner, by which the rules of the database know whose months are its own.
 * @param id unique among the owner's vehicles; may name another owner, from whom the vehicle has come
 * @param racerUid the owner's account
 */
export const vehicleUidOfRacer = (id: string, racerUid: string): string =>
  `${id.split(mark)[0] ?? ''}${mark}${racerUid}`;

/** The account that the uid of a vehicle names; undefined where it names none, as those given before version 4.4.17 do. */
export const ownerOfVehicle = (vehicleUid: string): string | undefined => vehicleUid.split(mark)[1];
