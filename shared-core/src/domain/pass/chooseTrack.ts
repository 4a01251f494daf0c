import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';

/**
 * Chooses the track of a car's next pass: the wanted one, else that of the car's last pass, else that of any last pass,
 * else the first.
 * @param newestFirst passes of all cars
 * @returns undefined without tracks
 */
export const chooseTrack = (
  tracks: readonly Location[],
  wanted: string | undefined,
  vehicleUid: string | undefined,
  newestFirst: readonly LogEntry[],
): Location | undefined => {
  const known = (uid: string | undefined) => tracks.find((track) => track.uid === uid);
  const last = (passes: readonly LogEntry[]) =>
    known(passes.find(({ location }) => known(location.uid) !== undefined)?.location.uid);
  return (
    known(wanted) ??
    last(newestFirst.filter(({ vehicle }) => vehicle.uid === vehicleUid)) ??
    last(newestFirst) ??
    tracks[0]
  );
};
