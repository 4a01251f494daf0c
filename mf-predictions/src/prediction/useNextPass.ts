import type {
  LatestObservation,
  LocationsPort,
  LogBooksPort,
  SettingsPort,
  VehiclesPort,
  WeatherPort,
} from '@holeshot/shared-core';
import { useLearned, useObservable } from '@holeshot/shared-core/react';
import { useMemo, useState } from 'react';
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
  const toLearn = useMemo(
    () => (place && entries.state === 'present' ? { ...place, passes: entries.value } : undefined),
    [place, entries],
  );
  const learned = useLearned(toLearn) || entries.state === 'absent';
  const now = useMemo(
    () => place && { place, next: nextPass(place, entries, latest, learned) },
    [place, entries, latest, learned],
  );
  // What was told of this place stays while one more pass is learned.
  const [told, keep] = useState(now);
  const isTold = now !== undefined && now.next.state !== 'loading';
  if (isTold && now !== told) keep(now);
  const next = isTold || told?.place !== place ? now?.next : told?.next;
  if (view.state !== 'chosen') return view;
  return next === undefined ? { state: 'loading' } : { ...view, next };
};
