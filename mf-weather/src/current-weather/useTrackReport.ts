import { withOwnReading, type LatestObservation, type WeatherPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import type { KnownTrack } from './stationsShown';

const loading: LatestObservation = { state: 'loading' };

/** The newest air of a track: what its station reported, or what the racer's own showed since; the day behind it is the station's alone. */
export const useTrackReport = ({
  location,
  own,
  weather,
}: KnownTrack & { weather: WeatherPort }): LatestObservation => {
  const stationId = location.weather_station?.id;
  const latest$ = useMemo(
    () => (stationId === undefined ? NEVER : weather.latest$(stationId)),
    [weather, stationId],
  );
  const reported = useObservable<LatestObservation>(latest$, loading);
  const latest = withOwnReading(reported, location, own);
  if (latest.state !== 'present') return latest;
  const { lastDay: _, ...newest } = latest;
  if (stationId === undefined) return { ...newest, lastDay: [] };
  return reported.state === 'present' && reported.lastDay ? { ...newest, lastDay: reported.lastDay } : newest;
};
