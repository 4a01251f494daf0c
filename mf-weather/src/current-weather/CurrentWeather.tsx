import {
  icons,
  readPredictionKey,
  unknown,
  type Loadable,
  type Location,
  type LogEntry,
  type Ports,
  type WidgetProps,
} from '@holeshot/shared-core';
import { EmptyState, Icon, LateWords, Panel, useNow, useObservable } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { NoTrackYet } from './NoTrackYet';
import { stationsShown } from './stationsShown';
import { TrackAir } from './TrackAir';
import { TrackAirSkeleton } from './TrackAirSkeleton';
import { TrackLine } from './TrackLine';
import { widgetPlaces } from './widgetPlaces';

const notYet: Loadable<Location[]> = unknown;
const noPasses: LogEntry[] = [];

/**
 * Widget of the current weather at tracks with a station: large for the predicted or newest track, a line for each
 * other; a phone begins with the density altitude of the first.
 */
export const CurrentWeather = ({
  ports,
  stored,
}: WidgetProps & {
  ports: Pick<Ports, 'locations' | 'logBooks' | 'weather' | 'settings' | 'clock' | 'dialogs'>;
}) => {
  const tracks = useObservable(ports.locations.locations$, notYet);
  const chosen = useObservable(ports.settings.settings$, unknown);
  const newest$ = useMemo(() => ports.logBooks.newest$(), [ports.logBooks]);
  const passes = useObservable(newest$, unknown);
  const now = useNow(ports.clock, 60_000);
  const [withAll, setWithAll] = useState(false);
  const [open, setOpen] = useState(false);
  const selected = chosen.state === 'present' ? chosen.value.selectedPrediction : null;
  const predicted = readPredictionKey(selected ?? '')?.locationUid;
  // The order set by the newest pass is fixed, so that it does not change under a thumb.
  const goesByPasses = predicted === undefined && tracks.state === 'present' && tracks.value.length > 1;
  const awaited = goesByPasses ? [tracks, chosen, passes] : [tracks, chosen];
  if (awaited.some(({ state }) => state === 'unknown'))
    return (
      <Panel>
        <Typography variant="h2" component="div" aria-hidden="true" sx={{ mb: 1.5 }}>
          <Skeleton width="60%" />
        </Typography>
        <TrackAirSkeleton />
        <LateWords>Your tracks have not come yet.</LateWords>
      </Panel>
    );
  if (tracks.state !== 'present') return <NoTrackYet places={widgetPlaces(stored)} ports={ports} />;
  const run = passes.state === 'present' ? passes.value : noPasses;
  const driven = run[0]?.location.uid;
  const { shown, rest } = stationsShown(tracks.value, [predicted, driven], now);
  const [first, ...others] = shown;
  const further = withAll ? rest : [];
  if (first === undefined)
    return (
      <EmptyState
        text="None of your tracks has a weather station yet. Choose one to see its weather here."
        action={
          <Button variant="contained" href="/locations">
            Choose a station
          </Button>
        }
      />
    );
  return (
    <Stack spacing={1}>
      <Box sx={{ position: 'relative' }}>
        <TrackAir key={first.location.uid} {...first} passes={run} open={open} ports={ports} />
        <IconButton
          aria-expanded={open}
          aria-label={open ? 'Less weather' : 'More weather'}
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' }, position: 'absolute', right: 8, top: 52 }}
        >
          <Box component="span" sx={{ display: 'flex', transform: open ? 'rotate(180deg)' : 'none' }}>
            <Icon path={icons.expandIcon} />
          </Box>
        </IconButton>
      </Box>
      <Stack spacing={1} sx={{ display: { xs: open ? 'flex' : 'none', md: 'flex' } }}>
        {[...others, ...further].map((track) => (
          <TrackLine key={track.location.uid} {...track} passes={run} ports={ports} />
        ))}
        {rest.length > 0 && (
          <Button variant="outlined" aria-expanded={withAll} onClick={() => setWithAll(!withAll)}>
            {withAll ? 'Show three tracks' : `Show ${rest.length} more`}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
