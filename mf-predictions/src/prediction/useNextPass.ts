import type {
  ClockPort,
  LocationsPort,
  LogBooksPort,
  SettingsPort,
  VehiclesPort,
  WeatherPort,
} from '@holeshot/shared-core';
import type { ChosenLane } from './ChosenLane';
import type { NextPass } from './nextPass';
import { useNextPassAt } from './useNextPassAt';
import { usePlace, type PlaceView } from './usePlace';

/** The next pass as it stands: what is chosen, what can be chosen, and what can be said of it. */
export type NextPassView =
  Exclude<PlaceView, { state: 'chosen' }> | (Extract<PlaceView, { state: 'chosen' }> & { next: NextPass });

/** Follows the chosen place and its weather, and predicts from them. */
export const useNextPass = ({
  weather,
  laneOf,
  ...ports
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  settings: SettingsPort;
  clock: ClockPort;
  /** The lane that is chosen for a car. */
  laneOf: (vehicleUid: string) => ChosenLane;
}): NextPassView => {
  const { view, place, entries } = usePlace(ports);
  const lane = place && laneOf(place.vehicle.uid);
  const next = useNextPassAt(place, entries, weather, ports.clock, lane);
  if (view.state !== 'chosen') return view;
  return next === undefined ? { state: 'loading' } : { ...view, next };
};
