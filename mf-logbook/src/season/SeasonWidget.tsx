import { seasonOf, unknown, type Ports } from '@holeshot/shared-core';
import { LateWords, Panel, RouteButton, useNow, useObservable } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { passesOfToday } from '../pass/passesOfToday';
import { lastCarOf } from './lastCar';
import { SeasonFigures } from './SeasonFigures';
import { SeasonPictures } from './SeasonPictures';
import { TodayPicture } from './TodayPicture';

/** Widget of the newest pass's season: today's air, ETs and calls as pictures, then the summary. */
export const SeasonWidget = ({
  ports,
}: {
  ports: Pick<Ports, 'logBooks' | 'navigation' | 'weather' | 'clock'>;
}) => {
  const entries$ = useMemo(() => ports.logBooks.entries$(), [ports.logBooks]);
  const entries = useObservable(entries$, unknown);
  const season = useMemo(() => {
    const [newest] = entries.state === 'present' ? entries.value : [];
    if (entries.state !== 'present' || newest === undefined) return undefined;
    const year = seasonOf(newest);
    const own = entries.value.filter((entry) => seasonOf(entry) === year);
    return { year, own, car: lastCarOf(own) };
  }, [entries]);
  const now = useNow(ports.clock, 60_000);
  const today = useMemo(() => passesOfToday(season?.own ?? [], now), [season, now]);
  return (
    <Panel label="Season">
      <Stack spacing={2}>
        <Typography variant="h2">Season {season?.year}</Typography>
        {entries.state === 'unknown' && (
          <Box role="status" aria-label="Reading your season">
            <Skeleton variant="rounded" height={144} />
            <LateWords>Your passes have not come yet.</LateWords>
          </Box>
        )}
        {entries.state === 'absent' && (
          <Typography>No passes here yet. The season starts with your first slip.</Typography>
        )}
        {season !== undefined && (
          <>
            <TodayPicture passes={today} weather={ports.weather} />
            {season.car !== undefined && <SeasonPictures car={season.car} />}
            <SeasonFigures entries={season.own} />
          </>
        )}
        <Box>
          <RouteButton path="/logbook" navigation={ports.navigation} variant="outlined">
            Open the log book
          </RouteButton>
        </Box>
      </Stack>
    </Panel>
  );
};
