import type { Location, WeatherStation } from '@holeshot/shared-core';

const most = 3;

/** The first three locations that have a weather station, each with it. */
export const stationsShown = (
  locations: readonly Location[],
): { location: Location; station: WeatherStation }[] =>
  locations
    .flatMap((location) =>
      location.weather_station === null ? [] : [{ location, station: location.weather_station }],
    )
    .slice(0, most);
