import {
  densityAltitude,
  failedAs,
  formatSeconds,
  formatWhole,
  observationAtTrack,
  stationFailures,
  type LatestObservation,
  type Ports,
  type WeatherPort,
  type WeatherStation,
  type WidgetPlace,
} from '@holeshot/shared-core';
import { useObservable, WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { concat, defer, map, of, switchMap, timer, type Observable } from 'rxjs';

type Seen = LatestObservation & { station?: WeatherStation };

const loading: Seen = { state: 'loading' };
const noStation: Seen = { state: 'failed', failure: failedAs(stationFailures, 'no-station').failure };

/** Interval (ms) between retries to find stations. */
const againMs = 60_000;

/** Reads the newest report of the nearest station with a known elevation, which density altitude needs. */
const nearestAir = (weather: WeatherPort, place: WidgetPlace): Observable<Seen> =>
  defer(() => weather.nearestStations({ lat: place.lat, lng: place.lng })).pipe(
    switchMap((found): Observable<Seen> => {
      if (!found.ok) {
        const again = timer(againMs).pipe(switchMap(() => nearestAir(weather, place)));
        return concat(of<Seen>({ state: 'failed', failure: found.failure }), again);
      }
      const station = found.value.find(({ elevation }) => elevation !== undefined);
      if (station === undefined) return of(noStation);
      return weather.latest$(station.id).pipe(map((latest): Seen => ({ ...latest, station })));
    }),
  );

/** Two lines of weather at a place, from the nearest station at its own elevation. */
export const PlaceAir = ({
  ports,
  place,
}: {
  place: WidgetPlace;
  ports: Pick<Ports, 'weather' | 'clock'>;
}) => {
  const seen = useObservable(
    useMemo(() => nearestAir(ports.weather, place), [ports.weather, place]),
    loading,
  );
  const air =
    seen.state === 'present' && seen.station?.elevation !== undefined
      ? observationAtTrack(seen.observation, seen.station.elevation)
      : undefined;
  const source = seen.state === 'present' ? seen.observation.source : undefined;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', minHeight: 72 }}>
      <Box sx={{ display: 'flex', columnGap: 2, alignItems: 'baseline' }}>
        <Typography sx={{ flexGrow: 1, minWidth: 0, fontWeight: 600 }}>{place.title}</Typography>
        {air !== undefined && (
          <Typography sx={{ fontSize: '1.375rem', fontWeight: 600, whiteSpace: 'nowrap' }}>
            {formatWhole(densityAltitude(air))}
            <Typography component="span" variant="body2" sx={{ ml: 0.5, color: 'text.secondary' }}>
              ft DA
            </Typography>
          </Typography>
        )}
      </Box>
      {seen.state === 'loading' && <Skeleton width="70%" aria-hidden="true" />}
      {seen.state === 'failed' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {seen.failure.message}
        </Typography>
      )}
      {air !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatWhole(air.air_temp)} °F · {formatWhole(air.humidity)} % · {formatSeconds(air.pressure, 2)}{' '}
            inHg
          </Typography>
          <WeatherAge measuredAt={air.datetime} source={source} clock={ports.clock} />
        </Box>
      )}
    </Box>
  );
};
