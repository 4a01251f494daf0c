import {
  stationInWords,
  isCorrected,
  isOfTheStation,
  type LogEntry,
  type Ports,
} from '@holeshot/shared-core';
import { FormError, Panel, WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { LastDay } from '../last-day/LastDay';
import { AirFigures } from './AirFigures';
import type { KnownTrack } from './stationsShown';
import { TrackAirSkeleton } from './TrackAirSkeleton';
import { useTrackReport } from './useTrackReport';

const shown = (open: boolean, display: 'flex' | 'block') => ({
  display: { xs: open ? display : 'none', md: display },
});

/** Newest weather of a track; after a failed refresh the last values stay, with the reason below. */
export const TrackAir = ({
  ports,
  location,
  own,
  passes,
  open = true,
}: KnownTrack & {
  /** Newest first, at any track. */
  passes: readonly LogEntry[];
  /** Whether a phone shows all of it, else density altitude and trend alone. */
  open?: boolean;
  ports: Pick<Ports, 'weather' | 'clock' | 'dialogs'>;
}) => {
  const latest = useTrackReport({ location, own, weather: ports.weather });
  const station = location.weather_station;
  const failure = latest.state === 'loading' ? undefined : latest.failure;
  const source = latest.state === 'present' ? latest.observation.source : undefined;
  return (
    <Panel label={`Weather at ${location.title}`}>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
          <Typography variant="h2">{location.title}</Typography>
          {latest.state === 'present' && (
            <WeatherAge measuredAt={latest.observation.datetime} clock={ports.clock} />
          )}
        </Stack>
        {latest.state === 'loading' && <TrackAirSkeleton />}
        {latest.state === 'present' && (
          <AirFigures
            location={location}
            observation={latest.observation}
            lastDay={latest.lastDay ?? []}
            clock={ports.clock}
            open={open}
          />
        )}
        <FormError message={failure?.message} />
        {latest.state !== 'loading' && (
          <Box
            sx={{ ...shown(open || failure !== undefined, 'flex'), flexWrap: 'wrap', columnGap: 1, mx: -1 }}
          >
            {failure !== undefined && isOfTheStation(failure) && (
              <Button
                aria-label={`Choose another station for ${location.title}`}
                onClick={() => void ports.dialogs.open('location', { locationUid: location.uid })}
                sx={{ minHeight: 48 }}
              >
                Choose another station
              </Button>
            )}
            <Button
              aria-label={`Correct the air at ${location.title}`}
              onClick={() => void ports.dialogs.open('observation', { locationUid: location.uid })}
              sx={{ minHeight: 48 }}
            >
              Correct the air
            </Button>
            {latest.state === 'present' && (latest.lastDay === undefined || latest.lastDay.length > 1) && (
              <LastDay location={location} reports={latest.lastDay} passes={passes} clock={ports.clock} />
            )}
          </Box>
        )}
        <Typography variant="caption" sx={{ ...shown(open, 'block'), color: 'text.secondary' }}>
          {station === null || source === 'own station' ? (
            'Your own station'
          ) : (
            <>
              {stationInWords(station, source)}
              {source !== undefined && ', reports about 20 minutes late'}
              {isCorrected(location, station.id) && ', corrected by your own station'}
            </>
          )}
        </Typography>
      </Stack>
    </Panel>
  );
};
