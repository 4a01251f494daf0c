import { readPredictionKey, type Location, type LogEntry, type Vehicle } from '@holeshot/shared-core';

/** Car and track of a prediction. */
export interface ChosenPlace {
  vehicle: Vehicle;
  location: Location;
}

/** Chooses car and track: the remembered ones, else those of the last pass, else the first. */
export const choosePlace = (
  remembered: string | null,
  vehicles: readonly Vehicle[],
  locations: readonly Location[],
  newest: LogEntry | undefined,
): ChosenPlace | undefined => {
  const known = remembered === null ? undefined : readPredictionKey(remembered);
  const pick = <Row extends { uid: string }>(rows: readonly Row[], ...uids: (string | undefined)[]) =>
    uids.map((uid) => rows.find((row) => row.uid === uid)).find((row) => row !== undefined) ?? rows[0];
  const vehicle = pick(vehicles, known?.vehicleUid, newest?.vehicle.uid);
  const location = pick(locations, known?.locationUid, newest?.location.uid);
  return vehicle === undefined || location === undefined ? undefined : { vehicle, location };
};
