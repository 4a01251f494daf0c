import { sayFailure, undoTimeout, unknown, type DialogProps, type Ports } from '@holeshot/shared-core';
import {
  DialogLayout,
  DialogNotice,
  FieldSkeletons,
  FormError,
  useObservable,
} from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';

const title = 'Remove prediction';
/** Asks before it removes a prediction card. */
export const RemovePredictionDialog = ({
  ports,
  input: { key: cardKey },
  close,
}: DialogProps<'remove-prediction'> & {
  ports: Pick<Ports, 'predictions' | 'vehicles' | 'locations' | 'feedback'>;
}) => {
  const cards = useObservable(ports.predictions.cards$, unknown);
  const cars = useObservable(ports.vehicles.vehicles$, unknown);
  const tracks = useObservable(ports.locations.locations$, unknown);
  const [problem, setProblem] = useState<string>();
  const card = cards.state === 'present' ? cards.value.find(({ key }) => key === cardKey) : undefined;

  if (card === undefined) {
    return (
      <DialogNotice title={title} onClose={() => close()}>
        {cards.state === 'unknown' ? (
          <FieldSkeletons label="Loading the prediction" />
        ) : (
          <Typography>This card is already gone. Nothing was changed.</Typography>
        )}
      </DialogNotice>
    );
  }

  const vehicle =
    cars.state === 'present' ? cars.value.find(({ uid }) => uid === card.vehicle_uid) : undefined;
  const track =
    tracks.state === 'present' ? tracks.value.find(({ uid }) => uid === card.location_uid) : undefined;
  const name = `${vehicle?.name ?? 'A vehicle'} at ${track?.title ?? 'a track'}`;

  const remove = (event: SubmitEvent): void => {
    event.preventDefault();
    const removed = ports.predictions.delete(card.key);
    if (!removed.ok) {
      setProblem(removed.failure.message);
      return;
    }
    ports.feedback.snackbar({
      text: `${name}: prediction removed.`,
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => sayFailure(ports.predictions.save(card), ports.feedback) },
    });
    close({ key: card.key });
  };

  return (
    <DialogLayout
      title={title}
      onClose={() => close()}
      onSubmit={remove}
      actions={
        <>
          <Button variant="outlined" onClick={() => close()}>
            Keep it
          </Button>
          <Button type="submit" variant="contained" color="error">
            Remove
          </Button>
        </>
      }
    >
      <Stack useFlexGap spacing={2}>
        <FormError message={problem} />
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{name}</strong> will be removed from your prediction cards.
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          The vehicle, the track and every pass stay. You can save the card again at any time.
        </Typography>
      </Stack>
    </DialogLayout>
  );
};
