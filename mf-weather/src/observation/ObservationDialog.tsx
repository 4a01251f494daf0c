import {
  sayFailure,
  undoTimeout,
  unknown,
  type DialogProps,
  type Location,
  type Ports,
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

/** Dialog for the weather at a track: its station's, corrected by hand or by the racer's own station. */
export const ObservationDialog = ({
  ports,
  input: { locationUid },
  close,
}: DialogProps<'observation'> & {
  ports: Pick<Ports, 'locations' | 'weather' | 'session' | 'drafts' | 'feedback' | 'clock'>;
}) => {
  const tracks = useObservable(ports.locations.locations$, unknown);
  const readOnly = useReadOnly(ports.session);
  const location =
    tracks.state === 'present' ? tracks.value.find(({ uid }) => uid === locationUid) : undefined;
  if (location !== undefined) {
    return (
      <StationAir
        title={title}
        location={location}
        ports={ports}
        drafts={ports.drafts}
        remember={
          readOnly
            ? undefined
            : (own) => {
                const saved = ports.locations.save(withOwn(location, own), location);
                return saved.ok ? undefined : saved.failure.message;
              }
        }
        onTaken={(observation, text) => {
          ports.feedback.snackbar({ text, color: 'success', saved: true });
          close({ observation });
        }}
        onForgotten={(own) => {
          ports.feedback.snackbar({
            text: `Removed what your own station showed at ${location.title}.`,
            timeout: undoTimeout,
            action: {
              label: 'Undo',
              run: () =>
                sayFailure(
                  ports.locations.save(withOwn(location, own), withOwn(location, {})),
                  ports.feedback,
                ),
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
        <Typography>This track was deleted. Nothing was changed.</Typography>
      )}
    </DialogNotice>
  );
};
