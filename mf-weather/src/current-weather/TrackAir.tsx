import {
  stationInWords,
  isCorrected,
  type ClockPort,
  type DialogsPort,
  type LatestObservation,
  type Location,
  type WeatherPort,
  type WeatherStation,
} from '@holeshot/shared-core';
import { FormError, Panel, useObservable, WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { LastDay } from '../last-day/LastDay';
import { AirFigures } from './AirFigures';
import { TrackAirSkeleton } from './TrackAirSkeleton';

const loading: LatestObservation = { state: 'loading' };

/** The newest report of one track's station; when a refresh fails, the last values stay and the reason stands below. */
export const TrackAir = ({
  location,
  station,
  weather,
  clock,
  dialogs,
}: {
  location: Location;
  station: WeatherStation;
  weather: WeatherPort;
  clock: ClockPort;
  dialogs: DialogsPort;
}) => {
  const latest$ = useMemo(() => weather.latest$(station.id), [weather, station.id]);
  const latest = useObservable(latest$, loading);
  const source = latest.state === 'present' ? latest.observation.source : undefined;
  return (
    <Panel label={`Weather at ${location.title}`}>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
          <Typography variant="h2">{location.title}</Typography>
          {latest.state === 'present' && (
            <WeatherAge measuredAt={latest.observation.datetime} clock={clock} />
          )}
        </Stack>
        {latest.state === 'loading' && <TrackAirSkeleton />}
        {latest.state === 'present' && (
          <AirFigures location={location} observation={latest.observation} lastDay={latest.lastDay ?? []} />
        )}
        {latest.state !== 'loading' && <FormError message={latest.failure?.message} />}
        {latest.state !== 'loading' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: -1 }}>
            <Button
              aria-label={`Correct the air at ${location.title}`}
              onClick={() => void dialogs.open('observation', { locationUid: location.uid })}
              sx={{ minHeight: 48 }}
            >
              Correct the air
            </Button>
            {latest.state === 'present' && (latest.lastDay === undefined || latest.lastDay.length > 1) && (
              <LastDay location={location} reports={latest.lastDay} />
            )}
          </Box>
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {stationInWords(station, source)}
          {source !== undefined && ', which reports some 20 minutes late'}
          {isCorrected(location, station.id) ? ', corrected by your own station' : ''}
        </Typography>
      </Stack>
    </Panel>
  );
};
