import {
  unknown,
  type ClockPort,
  type DialogOutput,
  type DraftsPort,
  type FeedbackPort,
  type LocationsPort,
  type SessionPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { StationAir } from './StationAir';

const title = 'Air at the track';

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
            : (station_bias) => {
                const saved = locations.save({ ...location, station_bias });
                return saved.ok ? undefined : saved.failure.message;
              }
        }
        onTaken={(observation, remembered) => {
          feedback.snackbar({
            text: remembered
              ? `The difference of your own station is remembered for ${location.title}.`
              : 'The air is taken over.',
            color: 'success',
          });
          close({ observation });
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
