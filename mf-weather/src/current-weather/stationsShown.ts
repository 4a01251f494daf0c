import { ownReadingNow, type Location, type OwnReading } from '@holeshot/shared-core';

/** Track with known weather: from its station, or from the racer's own within the hour. */
export interface KnownTrack {
  location: Location;
  own: OwnReading | undefined;
}

/** Number of tracks shown at once. */
const most = 3;

/**
 * Splits the locations with known weather into three to show and the rest.
 * @param wanted ids of preferred locations; the first one found leads
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
