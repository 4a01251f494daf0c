import { withOwnReading, type LatestObservation, type WeatherPort } from '@holeshot/shared-core';
import { useObservable } from '@holeshot/shared-core/react';
import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import type { KnownTrack } from './stationsShown';

const loading: LatestObservation = { state: 'loading' };

/** Reads the newest weather of a track, from its station or a newer own reading, and the station's last day. */
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
