import type { LatestObservation, Loadable, LogEntry, WeatherPort } from '@holeshot/shared-core';
import { useLearned, useObservable } from '@holeshot/shared-core/react';
import { useMemo, useState } from 'react';
import { NEVER } from 'rxjs';
import type { ChosenPlace } from './choosePlace';
import { isSamePlace } from './isSamePlace';
import { nextPass, type NextPass } from './nextPass';

const loading: LatestObservation = { state: 'loading' };

/**
 * Follows the weather of a place and predicts the next pass there; undefined while there is no place.
 * @param place the same record while the car and the track stay the same
 */
export const useNextPassAt = (
  place: ChosenPlace | undefined,
  entries: Loadable<readonly LogEntry[]>,
  weather: WeatherPort,
): NextPass | undefined => {
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
  const stays = told !== undefined && place !== undefined && isSamePlace(told.place, place);
  return !isTold && stays ? told.next : now?.next;
};
