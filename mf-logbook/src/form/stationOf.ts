import type { Location, WeatherStation } from '@holeshot/shared-core';

/**
 * Returns the station of a pass: the track's at that time, else the track's current one.
 * @param location track as stored with the pass
 * @param locations current ones
 */
export const stationOf = (
  location: Location | undefined,
  locations: readonly Location[],
): WeatherStation | undefined =>
  location?.weather_station ??
  locations.find(({ uid }) => uid === location?.uid)?.weather_station ??
  undefined;
