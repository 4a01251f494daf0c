import type {
  ClockPort,
  DraftsPort,
  LocationsPort,
  LogBooksPort,
  SettingsPort,
  VehiclesPort,
  WeatherPort,
} from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';
import type { NextPass } from './nextPass';
import { useNextPassAt } from './useNextPassAt';
import type { ToldBefore } from './ToldBefore';
import { usePlace, type PlaceView } from '../choice/usePlace';
import { useToldBefore } from './useToldBefore';

/** The next pass as it stands: what is chosen, what can be chosen, and what can be said of it. */
export type NextPassView =
  Exclude<PlaceView, { state: 'chosen' }> | (Extract<PlaceView, { state: 'chosen' }> & { next: NextPass });

/**
 * Follows the chosen place and its weather, and predicts from them.
 * @returns `toldBefore` while it is worked out, where something was
 */
export const useNextPass = ({
  weather,
  drafts,
  laneOf,
  ...ports
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  weather: WeatherPort;
  settings: SettingsPort;
  drafts: DraftsPort;
  clock: ClockPort;
  /** The lane that is chosen for a car. */
  laneOf: (vehicleUid: string) => ChosenLane;
}): { view: NextPassView; toldBefore: ToldBefore | undefined } => {
  const { view: placed, place, entries } = usePlace(ports);
  const lane = place && laneOf(place.vehicle.uid);
  const next = useNextPassAt(place, entries, weather, ports.clock, lane);
  const whole = (): NextPassView => {
    if (placed.state !== 'chosen') return placed;
    return next === undefined ? { state: 'loading' } : { ...placed, next };
  };
  const view = whole();
  const known = view.state === 'chosen' ? view.next : undefined;
  return { view, toldBefore: useToldBefore(drafts, ports.clock, place, lane, known) };
};
