import type { Location, WeatherStation } from '@holeshot/shared-core';

/**
 * The station to ask for the air at a pass: its track's as it was then; where that had none, the one that has been
 * chosen for the track since.
 * @param location the track as it is stored with the pass
 * @param locations the racer's, as they are now
 */
export const stationOf = (
  location: Location | undefined,
  locations: readonly Location[],
): WeatherStation | undefined =>
  location?.weather_station ??
  locations.find(({ uid }) => uid === location?.uid)?.weather_station ??
  undefined;
