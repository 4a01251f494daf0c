import {
  chooseTrack,
  readPredictionKey,
  type Location,
  type LogEntry,
  type Vehicle,
} from '@holeshot/shared-core';

/** Car and track of a prediction. */
export interface ChosenPlace {
  vehicle: Vehicle;
  location: Location;
}

/**
 * Chooses car and track: the remembered ones, else the car of the last pass and the track of the car's last one, else
 * the first.
 */
export const choosePlace = (
  remembered: string | null,
  vehicles: readonly Vehicle[],
  locations: readonly Location[],
  newestFirst: readonly LogEntry[],
): ChosenPlace | undefined => {
  const known = remembered === null ? undefined : readPredictionKey(remembered);
  const car = (uid: string | undefined) => vehicles.find((vehicle) => vehicle.uid === uid);
  const vehicle = car(known?.vehicleUid) ?? car(newestFirst[0]?.vehicle.uid) ?? vehicles[0];
  const location = chooseTrack(locations, known?.locationUid, vehicle?.uid, newestFirst);
  return vehicle === undefined || location === undefined ? undefined : { vehicle, location };
};
