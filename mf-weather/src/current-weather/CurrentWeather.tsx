import {
  readPredictionKey,
  unknown,
  type ClockPort,
  type DialogsPort,
  type Loadable,
  type Location,
  type LocationsPort,
  type LogBooksPort,
  type SettingsPort,
  type WeatherPort,
  type WidgetPlace,
} from '@holeshot/shared-core';
import { EmptyState, Panel, useNow, useObservable } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { NoTrackYet } from './NoTrackYet';
import { stationsShown } from './stationsShown';
import { TrackAir } from './TrackAir';
import { TrackAirSkeleton } from './TrackAirSkeleton';
import { TrackLine } from './TrackLine';

const notYet: Loadable<Location[]> = unknown;

/**
 * The air right now at the racer's tracks of which a station tells it: that of the prediction, else of the newest pass,
 * at large, and the others in a line each.
 */
export const CurrentWeather = ({
  locations,
  logBooks,
  weather,
  settings,
  clock,
  dialogs,
  places,
}: {
  locations: LocationsPort;
  logBooks: Pick<LogBooksPort, 'newest$'>;
  weather: WeatherPort;
  settings: SettingsPort;
  clock: ClockPort;
  dialogs: DialogsPort;
  /** Shown until the racer has a track. */
  places: readonly WidgetPlace[];
}) => {
  const tracks = useObservable(locations.locations$, notYet);
  const chosen = useObservable(settings.settings$, unknown);
  const newest$ = useMemo(() => logBooks.newest$(), [logBooks]);
  const passes = useObservable(newest$, unknown);
  const now = useNow(clock, 60_000);
  const [withAll, setWithAll] = useState(false);
  const selected = chosen.state === 'present' ? chosen.value.selectedPrediction : null;
  const predicted = readPredictionKey(selected ?? '')?.locationUid;
  // Where only the newest pass says which track is first, the order would change under the racer's hand.
  const goesByPasses = predicted === undefined && tracks.state === 'present' && tracks.value.length > 1;
  const awaited = goesByPasses ? [tracks, chosen, passes] : [tracks, chosen];
  if (awaited.some(({ state }) => state === 'unknown'))
    return (
      <Panel>
        <TrackAirSkeleton />
      </Panel>
    );
  if (tracks.state !== 'present')
    return <NoTrackYet places={places} weather={weather} settings={settings} clock={clock} />;
  const driven = passes.state === 'present' ? passes.value[0]?.location.uid : undefined;
  const { shown, rest } = stationsShown(tracks.value, [predicted, driven], now);
  const [first, ...others] = shown;
  if (first === undefined)
    return (
      <EmptyState
        text="None of your locations has a weather station yet. Choose one, and its air stands here."
        action={
          <Button variant="contained" href="/locations">
            Choose a station
          </Button>
        }
      />
    );
  const ports = { weather, clock, dialogs };
  return (
    <Stack spacing={1}>
      <TrackAir key={first.location.uid} {...first} {...ports} />
      {[...others, ...(withAll ? rest : [])].map((track) => (
        <TrackLine key={track.location.uid} {...track} {...ports} />
      ))}
      {rest.length > 0 && (
        <Button variant="outlined" aria-expanded={withAll} onClick={() => setWithAll(!withAll)}>
          {withAll ? 'Show three tracks' : `Show ${rest.length} more`}
        </Button>
      )}
    </Stack>
  );
};
