import type {
  ClockPort,
  LocationsPort,
  LogBooksPort,
  SettingsPort,
  VehiclesPort,
  WeatherPort,
} from '@holeshot/shared-core';
import type { NextPass } from './nextPass';
import { useNextPassAt } from './useNextPassAt';
import { usePlace, type PlaceView } from './usePlace';

/** The next pass as it stands: what is chosen, what can be chosen, and what can be said of it. */
export type NextPassView =
  Exclude<PlaceView, { state: 'chosen' }> | (Extract<PlaceView, { state: 'chosen' }> & { next: NextPass });

/** Follows the chosen place and its weather, and predicts from them. */
export const useNextPass = ({
  weather,
  clock,
  ...ports
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  settings: SettingsPort;
  clock: ClockPort;
}): NextPassView => {
  const { view, place, entries } = usePlace({ ...ports, clock });
  const next = useNextPassAt(place, entries, weather, clock);
  if (view.state !== 'chosen') return view;
  return next === undefined ? { state: 'loading' } : { ...view, next };
};
