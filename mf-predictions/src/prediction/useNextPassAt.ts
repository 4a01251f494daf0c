import {
  lateSpread,
  ownReadingNow,
  withOwnReading,
  type ClockPort,
  type LatestObservation,
  type Loadable,
  type LogEntry,
  type WeatherPort,
} from '@holeshot/shared-core';
import { useEngines, useNow, useObservable } from '@holeshot/shared-core/react';
import { useMemo, useState } from 'react';
import { NEVER } from 'rxjs';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { engineShelf } from './engineShelf';
import { isSamePlace } from '../choice/isSamePlace';
import { nextPass, type NextPass } from './nextPass';

const none: readonly LogEntry[] = [];
const loading: LatestObservation = { state: 'loading' };

/**
 * Follows the weather of a place, its public station's or the racer's own where that is newer, and predicts the next
 * pass there; undefined while there is no place.
 * @param place the same record while the car and the track stay the same
 */
export const useNextPassAt = (
  place: ChosenPlace | undefined,
  entries: Loadable<readonly LogEntry[]>,
  weather: WeatherPort,
  clock: ClockPort,
  lane: ChosenLane,
): NextPass | undefined => {
  const stationId = place?.location.weather_station?.id;
  const latest$ = useMemo(
    () => (stationId === undefined ? NEVER : weather.latest$(stationId)),
    [weather, stationId],
  );
  const reported = useObservable<LatestObservation>(latest$, loading);
  const time = useNow(clock, 60_000);
  const own = place && ownReadingNow(place.location, time);
  const latest = useMemo(
    () => (place ? withOwnReading(reported, place.location, own) : reported),
    [reported, place, own],
  );
  const toLearn = useMemo(
    () =>
      place && entries.state !== 'unknown'
        ? { ...place, passes: entries.state === 'present' ? entries.value : none }
        : undefined,
    [place, entries],
  );
  const [engine] = useEngines(engineShelf, clock, toLearn) ?? [];
  const measuredAt = latest.state === 'present' ? latest.observation.datetime : '';
  const late = lateSpread(measuredAt, time);
  // The same figures are no reason to predict anew.
  const [spread, keepSpread] = useState(late);
  if (late?.altimeter !== spread?.altimeter) keepSpread(late);
  const now = useMemo(
    () => place && { place, next: nextPass(place, entries, latest, engine, spread, lane) },
    [place, entries, latest, engine, spread, lane],
  );
  // What was told of this place stays while one more pass is learned.
  const [told, keep] = useState(now);
  const isTold = now !== undefined && now.next.state !== 'loading';
  if (isTold && now !== told) keep(now);
  const stays = told !== undefined && place !== undefined && isSamePlace(told.place, place);
  return !isTold && stays ? told.next : now?.next;
};
