import {
  unknown,
  type ClockPort,
  type DialogOutput,
  type DraftsPort,
  type FeedbackPort,
  type Location,
  type LocationsPort,
  type SessionPort,
  type StationBias,
  type WeatherPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { StationAir } from './StationAir';

const title = 'Correct the air';
const undoTimeout = 10_000;

const withBias = ({ station_bias: _, ...location }: Location, bias: StationBias | undefined): Location => ({
  ...location,
  ...(bias !== undefined && { station_bias: bias }),
});

/** The air at a track: what its station says, corrected by hand or by the racer's own station. */
export const ObservationDialog = ({
  locationUid,
  locations,
  weather,
  session,
  drafts,
  feedback,
  clock,
  close,
}: {
  locationUid: string;
  locations: LocationsPort;
  weather: WeatherPort;
  session: SessionPort;
  drafts: DraftsPort;
  feedback: FeedbackPort;
  clock: ClockPort;
  close: (output?: DialogOutput<'observation'>) => void;
}) => {
  const tracks = useObservable(locations.locations$, unknown);
  const readOnly = useReadOnly(session);
  const location =
    tracks.state === 'present' ? tracks.value.find(({ uid }) => uid === locationUid) : undefined;
  if (location?.weather_station) {
    return (
      <StationAir
        title={title}
        location={location}
        station={location.weather_station}
        weather={weather}
        drafts={drafts}
        clock={clock}
        remember={
          readOnly
            ? undefined
            : (bias) => {
                const saved = locations.save(withBias(location, bias), location);
                return saved.ok ? undefined : saved.failure.message;
              }
        }
        onTaken={(observation, { readings }) => {
          const by = readings === 1 ? 'this reading' : `the mean of ${readings} readings`;
          feedback.snackbar({
            text: `The weather of ${location.title} is shown corrected by ${by} of your own station.`,
            color: 'success',
          });
          close({ observation });
        }}
        onForgotten={(bias) => {
          feedback.snackbar({
            text: `The weather of ${location.title} is what the public station says again.`,
            timeout: undoTimeout,
            action: {
              label: 'Undo',
              run: () => void locations.save(withBias(location, bias), withBias(location, undefined)),
            },
          });
          close();
        }}
        onClose={() => close()}
      />
    );
  }
  return (
    <DialogNotice title={title} onClose={() => close()}>
      {tracks.state === 'unknown' ? (
        <FieldSkeletons label="Reading your locations" />
      ) : (
        <Typography>
          This track has no weather station. Nothing was changed; choose a station in Locations first.
        </Typography>
      )}
    </DialogNotice>
  );
};
