import {
  unknown,
  type Loadable,
  type Location,
  type LocationsPort,
  type LogBooksPort,
  type LogEntry,
  type SettingsPort,
  type UserSettings,
  type Vehicle,
  type VehiclesPort,
} from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { choosePlace, type ChosenPlace } from './choosePlace';

const none: readonly LogEntry[] = [];

/** What is chosen and what can be chosen, or what is missing for a choice. */
export type PlaceView =
  | { state: 'loading' }
  | { state: 'no-vehicle' }
  | { state: 'no-location' }
  | {
      state: 'chosen';
      place: ChosenPlace;
      vehicles: Vehicle[];
      locations: Location[];
      settings: UserSettings | undefined;
      /** Of all cars, newest first. */
      entries: readonly LogEntry[];
    };

/**
 * Follows cars, tracks, passes and the remembered choice.
 * @returns `place` as soon as there is one, `view` once all of it is known
 */
export const usePlace = ({
  vehicles,
  locations,
  logBooks,
  settings,
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  settings: SettingsPort;
}): { view: PlaceView; place: ChosenPlace | undefined; entries: Loadable<LogEntry[]> } => {
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

  const view = (): PlaceView => {
    if (cars.state === 'absent') return { state: 'no-vehicle' };
    if (tracks.state === 'absent') return { state: 'no-location' };
    const waiting = chosen.state === 'unknown' || entries.state === 'unknown';
    if (cars.state === 'unknown' || tracks.state === 'unknown' || place === undefined || waiting) {
      return { state: 'loading' };
    }
    return {
      state: 'chosen',
      place,
      vehicles: cars.value,
      locations: tracks.value,
      settings: chosen.state === 'present' ? chosen.value : undefined,
      entries: entries.state === 'present' ? entries.value : none,
    };
  };
  return { view: view(), place, entries };
};
