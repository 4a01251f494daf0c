import {
  lateSpread,
  ownReadingNow,
  withOwnReading,
  type LatestObservation,
  type Loadable,
  type LogEntry,
  type Ports,
  type SetTimer,
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
 * Predicts the next pass at a place, and again with each report of its station or of the racer's own, whichever is
 * newer. Undefined while there is no place.
 * @param set timer of the throttle stop that the racer set, the same record while it stays
 * @param place the same record while the car and the track stay the same
 */
export const useNextPassAt = (
  place: ChosenPlace | undefined,
  entries: Loadable<readonly LogEntry[]>,
  { weather, clock }: Pick<Ports, 'weather' | 'clock'>,
  lane: ChosenLane,
  set: SetTimer | undefined,
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
  // Equal figures are no reason to predict again.
  const [spread, setSpread] = useState(late);
  if (late?.altimeter !== spread?.altimeter) setSpread(late);
  const now = useMemo(
    () => place && { place, next: nextPass(place, entries, latest, engine, spread, lane, set) },
    [place, entries, latest, engine, spread, lane, set],
  );
  // The prediction for this place stays on the screen while the engine learns one more pass.
  const [shown, show] = useState(now);
  const isReady = now !== undefined && now.next.state !== 'loading';
  if (isReady && now !== shown) show(now);
  const stays = shown !== undefined && place !== undefined && isSamePlace(shown.place, place);
  return !isReady && stays ? shown.next : now?.next;
};
