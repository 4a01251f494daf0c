import { readPredictionKey, type Location, type WeatherStation } from '@holeshot/shared-core';

/** A track with the station whose air it has. */
interface TrackStation {
  location: Location;
  station: WeatherStation;
}

/** So many stand there at once. */
const most = 3;

/**
 * The locations that have a weather station, each with it: three to be shown, and the rest. The one that the prediction
 * is for is the first.
 * @param selectedPrediction as the settings remember it
 */
export const stationsShown = (
  locations: readonly Location[],
  selectedPrediction: string | null,
): { shown: TrackStation[]; rest: TrackStation[] } => {
  const chosen = readPredictionKey(selectedPrediction ?? '')?.locationUid;
  const all = locations
    .flatMap((location) =>
      location.weather_station === null ? [] : [{ location, station: location.weather_station }],
    )
    .sort((a, b) => Number(b.location.uid === chosen) - Number(a.location.uid === chosen));
  return { shown: all.slice(0, most), rest: all.slice(most) };
};
