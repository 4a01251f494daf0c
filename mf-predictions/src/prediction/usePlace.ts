import {
  present,
  unknown,
  type ClockPort,
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
import { useNow, useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { choosePlace, type ChosenPlace } from './choosePlace';
import { passesToCome } from './passesToCome';

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
      /** Of all cars, newest first; none that is dated later than now. */
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
  clock,
}: {
  vehicles: VehiclesPort;
  locations: LocationsPort;
  logBooks: LogBooksPort;
  settings: SettingsPort;
  clock: ClockPort;
}): { view: PlaceView; place: ChosenPlace | undefined; entries: Loadable<readonly LogEntry[]> } => {
  const cars = useObservable(vehicles.vehicles$, unknown);
  const tracks = useObservable(locations.locations$, unknown);
  const chosen = useObservable(settings.settings$, unknown);
  const entries$ = useMemo(() => logBooks.entries$(), [logBooks]);
  const logged = useObservable(entries$, unknown);
  const toCome = passesToCome(logged, useNow(clock, 60_000));
  const entries = useMemo((): Loadable<readonly LogEntry[]> => {
    return toCome === 0 || logged.state !== 'present' ? logged : present(logged.value.slice(toCome));
  }, [logged, toCome]);
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
