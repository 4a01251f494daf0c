import {
  unknown,
  type ClockPort,
  type DialogsPort,
  type Loadable,
  type Location,
  type LocationsPort,
  type SettingsPort,
  type WeatherPort,
  type WidgetPlace,
} from '@holeshot/shared-core';
import { EmptyState, Panel, useObservable } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { NoTrackYet } from './NoTrackYet';
import { stationsShown } from './stationsShown';
import { TrackAir } from './TrackAir';
import { TrackAirSkeleton } from './TrackAirSkeleton';

const notYet: Loadable<Location[]> = unknown;

/** The air right now at the racer's tracks that have a weather station, that of the prediction first. */
export const CurrentWeather = ({
  locations,
  weather,
  settings,
  clock,
  dialogs,
  places,
}: {
  locations: LocationsPort;
  weather: WeatherPort;
  settings: SettingsPort;
  clock: ClockPort;
  dialogs: DialogsPort;
  /** Shown until the racer has a track. */
  places: readonly WidgetPlace[];
}) => {
  const tracks = useObservable(locations.locations$, notYet);
  const chosen = useObservable(settings.settings$, unknown);
  const [withAll, setWithAll] = useState(false);
  if (tracks.state === 'unknown' || chosen.state === 'unknown')
    return (
      <Panel>
        <TrackAirSkeleton />
      </Panel>
    );
  if (tracks.state === 'absent')
    return <NoTrackYet places={places} weather={weather} settings={settings} clock={clock} />;
  const { shown, rest } = stationsShown(
    tracks.value,
    chosen.state === 'present' ? chosen.value.selectedPrediction : null,
  );
  if (shown.length === 0)
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
  return (
    <Stack spacing={2}>
      {[...shown, ...(withAll ? rest : [])].map(({ location, station }) => (
        <TrackAir
          key={location.uid}
          location={location}
          station={station}
          weather={weather}
          clock={clock}
          dialogs={dialogs}
        />
      ))}
      {rest.length > 0 && (
        <Button variant="outlined" aria-expanded={withAll} onClick={() => setWithAll(!withAll)}>
          {withAll ? 'Show three tracks' : `Show ${rest.length} more`}
        </Button>
      )}
    </Stack>
  );
};
