import type { LatestObservation, WeatherPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import type { TrackStation } from './stationsShown';

const loading: LatestObservation = { state: 'loading' };

/** The newest report of a track's station, or what the racer's own showed, which has no day behind it. */
export const useTrackReport = ({
  station,
  own,
  weather,
}: Omit<TrackStation, 'location'> & { weather: WeatherPort }): LatestObservation => {
  const stationId = station?.id;
  const latest$ = useMemo(
    () => (stationId === undefined ? NEVER : weather.latest$(stationId)),
    [weather, stationId],
  );
  const reported = useObservable<LatestObservation>(latest$, loading);
  return own === undefined ? reported : { state: 'present', observation: own, lastDay: [] };
};
