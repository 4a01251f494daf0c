import { readPredictionKey, type Location, type LogEntry, type Vehicle } from '@holeshot/shared-core';

/** The car and the track a prediction is for. */
export interface ChosenPlace {
  vehicle: Vehicle;
  location: Location;
}

/** The remembered car and track; what is not remembered or gone falls back to the last pass, then to the first. */
export const choosePlace = (
  remembered: string | null,
  vehicles: readonly Vehicle[],
  locations: readonly Location[],
  newest: LogEntry | undefined,
): ChosenPlace | undefined => {
  const kept = remembered === null ? undefined : readPredictionKey(remembered);
  const pick = <Row extends { uid: string }>(rows: readonly Row[], ...uids: (string | undefined)[]) =>
    uids.map((uid) => rows.find((row) => row.uid === uid)).find((row) => row !== undefined) ?? rows[0];
  const vehicle = pick(vehicles, kept?.vehicleUid, newest?.vehicle.uid);
  const location = pick(locations, kept?.locationUid, newest?.location.uid);
  return vehicle === undefined || location === undefined ? undefined : { vehicle, location };
};
