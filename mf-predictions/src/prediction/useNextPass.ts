import {
  unknown,
  type LatestObservation,
  type Location,
  type LogEntry,
  type LocationsPort,
  type LogBooksPort,
  type SettingsPort,
  type UserSettings,
  type Vehicle,
  type VehiclesPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import { choosePlace, type ChosenPlace } from './choosePlace';
import { nextPass, type NextPass } from './nextPass';

const loading: LatestObservation = { state: 'loading' };
const none: readonly LogEntry[] = [];

/** The next pass as it stands: what is chosen, what can be chosen, and what can be said of it. */
export type NextPassView =
  | { state: 'loading' }
  | { state: 'no-vehicle' }
  | { state: 'no-location' }
  | {
      state: 'chosen';
      place: ChosenPlace;
      vehicles: Vehicle[];
      locations: Location[];
      next: NextPass;
      settings: UserSettings | undefined;
      /** Of all cars, newest first. */
      entries: readonly LogEntry[];
    };

/** Follows cars, tracks, passes, weather and the remembered choice, and predicts from them. */
export const useNextPass = ({
  vehicles,
  locations,
  logBooks,
  weather,
  settings,
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  settings: SettingsPort;
}): NextPassView => {
  const cars = useObservable(vehicles.vehicles$, unknown);
  const tracks = useObservable(locations.locations$, unknown);
  const chosen = useObservable(settings.settings$, unknown);
  const entries$ = useMemo(() => logBooks.entries$(), [logBooks]);
  const entries = useObservable(entries$, unknown);
  const remembered = chosen.state === 'present' ? chosen.value.selectedPrediction : null;
  const [newest] = entries.state === 'present' ? entries.value : [];
  const place = useMemo(
    () =>
      cars.state === 'present' && tracks.state === 'present'
        ? choosePlace(remembered, cars.value, tracks.value, newest)
        : undefined,
    [cars, tracks, remembered, newest],
  );
  const stationId = place?.location.weather_station?.id;
  const latest$ = useMemo(
    () => (stationId === undefined ? NEVER : weather.latest$(stationId)),
    [weather, stationId],
  );
  const latest = useObservable<LatestObservation>(latest$, loading);
  const next = useMemo(
    () => (place === undefined ? undefined : nextPass(place, entries, latest)),
    [place, entries, latest],
  );

  if (cars.state === 'absent') return { state: 'no-vehicle' };
  if (tracks.state === 'absent') return { state: 'no-location' };
  const waiting = chosen.state === 'unknown' || entries.state === 'unknown';
  if (
    cars.state === 'unknown' ||
    tracks.state === 'unknown' ||
    place === undefined ||
    next === undefined ||
    waiting
  ) {
    return { state: 'loading' };
  }
  return {
    state: 'chosen',
    place,
    vehicles: cars.value,
    locations: tracks.value,
    next,
    settings: chosen.state === 'present' ? chosen.value : undefined,
    entries: entries.state === 'present' ? entries.value : none,
  };
};
