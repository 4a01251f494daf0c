import type { Location, WeatherStation } from '@holeshot/shared-core';

/** A track with the station whose air it has. */
export interface TrackStation {
  location: Location;
  station: WeatherStation;
}

/** So many stand there at once. */
const most = 3;

/**
 * The locations that have a weather station, each with it: three to be shown, and the rest.
 * @param wanted which of them comes first, by their ids: the first that is among them
 */
export const stationsShown = (
  locations: readonly Location[],
  wanted: readonly (string | undefined)[],
): { shown: TrackStation[]; rest: TrackStation[] } => {
  const all = locations.flatMap((location) =>
    location.weather_station === null ? [] : [{ location, station: location.weather_station }],
  );
  const first = wanted.find((uid) => all.some(({ location }) => location.uid === uid));
  all.sort((a, b) => Number(b.location.uid === first) - Number(a.location.uid === first));
  return { shown: all.slice(0, most), rest: all.slice(most) };
};
