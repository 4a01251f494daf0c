import {
  sayFailure,
  undoTimeout,
  unknown,
  type ClockPort,
  type DialogOutput,
  type DraftsPort,
  type FeedbackPort,
  type Location,
  type LocationsPort,
  type SessionPort,
  type WeatherPort,
} from '@holeshot/shared-core';
import { DialogNotice, FieldSkeletons, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import type { OwnStation } from './ObservationForm';
import { StationAir } from './StationAir';

const title = 'Correct the air';
const withOwn = ({ station_bias: _, own_reading: __, ...location }: Location, own: OwnStation): Location => ({
  ...location,
  ...own,
});

/** The air at a track: what its station says, corrected by hand or by the racer's own station, which may be the only one. */
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
  if (location !== undefined) {
    return (
      <StationAir
        title={title}
        location={location}
        weather={weather}
        drafts={drafts}
        clock={clock}
        remember={
          readOnly
            ? undefined
            : (own) => {
                const saved = locations.save(withOwn(location, own), location);
                return saved.ok ? undefined : saved.failure.message;
              }
        }
        onTaken={(observation, text) => {
          feedback.snackbar({ text, color: 'success', saved: true });
          close({ observation });
        }}
        onForgotten={(own) => {
          feedback.snackbar({
            text: `What your own station showed at ${location.title} is forgotten.`,
            timeout: undoTimeout,
            action: {
              label: 'Undo',
              run: () => sayFailure(locations.save(withOwn(location, own), withOwn(location, {})), feedback),
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
        <Typography>This track is not among your locations any more. Nothing was changed.</Typography>
      )}
    </DialogNotice>
  );
};
