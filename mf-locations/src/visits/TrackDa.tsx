import {
  airAtTrack,
  densityAltitude,
  formatWhole,
  ownReadingNow,
  withOwnReading,
  type LatestObservation,
  type Location,
  type Ports,
} from '@holeshot/shared-core';
import { Figure, useNow, useObservable, WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { NEVER } from 'rxjs';
import { useSeen } from './useSeen';

const loading: LatestObservation = { state: 'loading' };

/** Density altitude at a track now, with the age of its weather; its station is read once it is on the screen. */
export const TrackDa = ({
  location,
  ports: { weather, clock },
}: {
  location: Location;
  ports: Pick<Ports, 'weather' | 'clock'>;
}) => {
  const place = useRef<HTMLSpanElement>(null);
  const seen = useSeen(place);
  const now = useNow(clock);
  const stationId = location.weather_station?.id;
  const latest$ = useMemo(
    () => (seen && stationId !== undefined ? weather.latest$(stationId) : NEVER),
    [weather, stationId, seen],
  );
  const reported = useObservable<LatestObservation>(latest$, loading);
  const latest = withOwnReading(reported, location, ownReadingNow(location, now));
  return (
    <Figure
      label="DA now"
      value={
        <span ref={place}>
          {latest.state === 'present' && (
            <>
              {formatWhole(densityAltitude(airAtTrack(latest.observation, location)))}
              <Typography component="span" variant="caption" sx={{ ml: 0.5, color: 'text.secondary' }}>
                ft
              </Typography>
              <Box component="span" sx={{ display: 'block' }}>
                <WeatherAge measuredAt={latest.observation.datetime} clock={clock} bare />
              </Box>
            </>
          )}
          {latest.state === 'loading' &&
            stationId !== undefined &&
            (seen ? <Skeleton width={72} /> : '\u00a0')}
          {latest.state !== 'present' &&
            (stationId === undefined || latest.state === 'failed') &&
            'not known'}
        </span>
      }
    />
  );
};
