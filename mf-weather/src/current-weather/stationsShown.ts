import { ownReadingNow, type Location, type OwnReading } from '@holeshot/shared-core';

/** A track whose air is known: by its station, or by what the racer's own showed within the hour. */
export interface KnownTrack {
  location: Location;
  own: OwnReading | undefined;
}

/** So many stand there at once. */
const most = 3;

/**
 * The locations whose air is known: three to be shown, and the rest.
 * @param wanted which of them comes first, by their ids: the first that is among them
 * @param now milliseconds
 */
export const stationsShown = (
  locations: readonly Location[],
  wanted: readonly (string | undefined)[],
  now: number,
): { shown: KnownTrack[]; rest: KnownTrack[] } => {
  const all = locations
    .map((location): KnownTrack => ({ location, own: ownReadingNow(location, now) }))
    .filter(({ location, own }) => location.weather_station !== null || own !== undefined);
  const first = wanted.find((uid) => all.some(({ location }) => location.uid === uid));
  all.sort((a, b) => Number(b.location.uid === first) - Number(a.location.uid === first));
  return { shown: all.slice(0, most), rest: all.slice(most) };
};
