import type { Location, LogEntry, Vehicle } from '@holeshot/shared-core';

/** The car and the track a prediction is for. */
export interface ChosenPlace {
  vehicle: Vehicle;
  location: Location;
}

/** How a choice is remembered in the settings. */
export const rememberedPlace = (vehicleUid: string, locationUid: string): string =>
  `${vehicleUid}|${locationUid}`;

/** The remembered car and track; what is not remembered or gone falls back to the last pass, then to the first. */
export const choosePlace = (
  remembered: string | null,
  vehicles: readonly Vehicle[],
  locations: readonly Location[],
  newest: LogEntry | undefined,
): ChosenPlace | undefined => {
  const [vehicleUid, locationUid] = remembered?.split('|') ?? [];
  const pick = <Row extends { uid: string }>(rows: readonly Row[], ...uids: (string | undefined)[]) =>
    uids.map((uid) => rows.find((row) => row.uid === uid)).find((row) => row !== undefined) ?? rows[0];
  const vehicle = pick(vehicles, vehicleUid, newest?.vehicle.uid);
  const location = pick(locations, locationUid, newest?.location.uid);
  return vehicle === undefined || location === undefined ? undefined : { vehicle, location };
};
