import {
  ownReadingNow,
  ownReport,
  type Location,
  type StationObservation,
  type WeatherStation,
} from '@holeshot/shared-core';

/** A track with the station whose air it has, or without one with what the racer's own showed within the hour. */
export interface TrackStation {
  location: Location;
  station: WeatherStation | null;
  own?: StationObservation | undefined;
}

/** So many stand there at once. */
const most = 3;

/**
 * The locations whose air a station tells, each with it: three to be shown, and the rest.
 * @param wanted which of them comes first, by their ids: the first that is among them
 * @param now milliseconds
 */
export const stationsShown = (
  locations: readonly Location[],
  wanted: readonly (string | undefined)[],
  now: number,
): { shown: TrackStation[]; rest: TrackStation[] } => {
  const all = locations.flatMap((location): TrackStation[] => {
    const station = location.weather_station;
    if (station !== null) return [{ location, station }];
    const reading = ownReadingNow(location, now);
    return reading === undefined ? [] : [{ location, station, own: ownReport(reading, location, undefined) }];
  });
  const first = wanted.find((uid) => all.some(({ location }) => location.uid === uid));
  all.sort((a, b) => Number(b.location.uid === first) - Number(a.location.uid === first));
  return { shown: all.slice(0, most), rest: all.slice(most) };
};
