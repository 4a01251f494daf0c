import {
  present,
  unknown,
  type Loadable,
  type Location,
  type LogEntry,
  type Ports,
  type UserSettings,
  type Vehicle,
} from '@holeshot/shared-core';
import { useNow, useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { NEVER, type Observable } from 'rxjs';
import { choosePlace, type ChosenPlace } from './choosePlace';
import { passesToCome } from './passesToCome';

const none: readonly LogEntry[] = [];

/** Chosen car and track with all others to choose from, or what is missing for a choice. */
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
      /** Newest first, none dated later than now; of the chosen car until all are read, then of every car. */
      entries: readonly LogEntry[];
      isEveryRead: boolean;
    };

/** Ports that a choice of car and track needs. */
export type PlacePorts = Pick<Ports, 'vehicles' | 'locations' | 'logBooks' | 'settings' | 'clock'>;

/** Follows passes, newest first, without those dated later than `now` (ms). */
const usePassesRun = (passes$: Observable<Loadable<LogEntry[]>>, now: number): Loadable<LogEntry[]> => {
  const logged = useObservable(passes$, unknown);
  const toCome = passesToCome(logged, now);
  return useMemo(
    () => (toCome === 0 || logged.state !== 'present' ? logged : present(logged.value.slice(toCome))),
    [logged, toCome],
  );
};

/** Follows the choice of car and track: `place` as soon as there is one, `view` once everything is known. */
export const usePlace = ({
  vehicles,
  locations,
  logBooks,
  settings,
  clock,
}: PlacePorts): {
  view: PlaceView;
  place: ChosenPlace | undefined;
  entries: Loadable<readonly LogEntry[]>;
} => {
  const cars = useObservable(vehicles.vehicles$, unknown);
  const tracks = useObservable(locations.locations$, unknown);
  const chosen = useObservable(settings.settings$, unknown);
  const now = useNow(clock, 60_000);
  const newest$ = useMemo(() => logBooks.newest$(), [logBooks]);
  const newest = usePassesRun(newest$, now);
  const remembered = chosen.state === 'present' ? chosen.value.selectedPrediction : null;
  const newestFirst = newest.state === 'present' ? newest.value : none;
  const place = useMemo(
    () =>
      cars.state === 'present' && tracks.state === 'present'
        ? choosePlace(remembered, cars.value, tracks.value, newestFirst)
        : undefined,
    [cars, tracks, remembered, newestFirst],
  );
  const vehicleUid = place?.vehicle.uid;
  const ofCar$ = useMemo(
    () => (vehicleUid === undefined ? NEVER : logBooks.newestOf$(vehicleUid)),
    [logBooks, vehicleUid],
  );
  const ofCar = usePassesRun(ofCar$, now);
  const every$ = useMemo(() => logBooks.entries$(), [logBooks]);
  const every = usePassesRun(every$, now);
  const isEveryRead = every.state !== 'unknown';
  const entries = isEveryRead ? every : ofCar;

  const view = (): PlaceView => {
    if (cars.state === 'absent') return { state: 'no-vehicle' };
    if (tracks.state === 'absent') return { state: 'no-location' };
    const waiting = chosen.state === 'unknown' || newest.state === 'unknown' || entries.state === 'unknown';
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
      isEveryRead,
    };
  };
  return { view: view(), place, entries };
};
