const mark = '~';

/** Makes the uid of a vehicle, which names its owner for the database's rules, from an id unique among theirs. */
export const vehicleUidOfRacer = (id: string, racerUid: string): string =>
  `${id.split(mark)[0] ?? ''}${mark}${racerUid}`;

/** Returns the account in the uid of a vehicle; undefined for uids from before version 4.4.17. */
export const ownerOfVehicle = (vehicleUid: string): string | undefined => vehicleUid.split(mark)[1];
