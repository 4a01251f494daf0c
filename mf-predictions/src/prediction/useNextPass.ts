import type {
  LatestObservation,
  LocationsPort,
  LogBooksPort,
  SettingsPort,
  VehiclesPort,
  WeatherPort,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import { nextPass, type NextPass } from './nextPass';
import { usePlace, type PlaceView } from './usePlace';

const loading: LatestObservation = { state: 'loading' };

/** The next pass as it stands: what is chosen, what can be chosen, and what can be said of it. */
export type NextPassView =
  Exclude<PlaceView, { state: 'chosen' }> | (Extract<PlaceView, { state: 'chosen' }> & { next: NextPass });

/** Follows the chosen place and its weather, and predicts from them. */
export const useNextPass = ({
  weather,
  ...ports
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  settings: SettingsPort;
}): NextPassView => {
  const { view, place, entries } = usePlace(ports);
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
  if (view.state !== 'chosen') return view;
  return next === undefined ? { state: 'loading' } : { ...view, next };
};
