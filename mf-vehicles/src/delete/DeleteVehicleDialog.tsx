import { sayFailure, undoTimeout, undoDays, type DialogProps, type Ports } from '@holeshot/shared-core';
import { DialogLayout, DialogNotice, FieldSkeletons, FormError } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type SubmitEvent } from 'react';
import { useVehicle } from '../car/useVehicle';
import { deletionWords } from './deletionWords';

/** Dialog before a vehicle is deleted: what is hidden with it, and until when it can be restored. */
export const DeleteVehicleDialog = ({
  ports,
  input: { vehicleUid },
  close,
}: DialogProps<'delete-vehicle'> & {
  ports: Pick<Ports, 'vehicles' | 'logBooks' | 'feedback'>;
}) => {
  const { known, vehicle, passes } = useVehicle(vehicleUid, ports.vehicles, ports.logBooks);
  const [problem, setProblem] = useState<string>();

  if (vehicle === undefined) {
    return (
      <DialogNotice title="Delete vehicle" onClose={() => close()}>
        {known ? (
          <Typography>This vehicle was deleted. Nothing was changed.</Typography>
        ) : (
          <FieldSkeletons label="Loading the vehicle" />
        )}
      </DialogNotice>
    );
  }

  const remove = (event: SubmitEvent): void => {
    event.preventDefault();
    const deleted = ports.vehicles.delete(vehicleUid);
    if (!deleted.ok) {
      setProblem(deleted.failure.message);
      return;
    }
    ports.feedback.snackbar({
      text: `${vehicle.name} deleted.`,
      timeout: undoTimeout,
      action: { label: 'Undo', run: () => sayFailure(ports.vehicles.restore(vehicleUid), ports.feedback) },
    });
    close({ vehicleUid });
  };

  return (
    <DialogLayout
      title="Delete vehicle"
      onClose={() => close()}
      onSubmit={remove}
      actions={
        <>
          <Button variant="outlined" onClick={() => close()}>
            Keep it
          </Button>
          <Button type="submit" variant="contained" color="error">
            Delete
          </Button>
        </>
      }
    >
      <Stack useFlexGap spacing={2}>
        <FormError message={problem} />
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{vehicle.name}</strong> will be hidden, together with:
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 3, '& > li': { mb: 0.5 } }}>
          {deletionWords(passes).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          You can restore all of it for {undoDays} days, under Recently deleted on the Vehicles page. After
          that it is gone for good.
        </Typography>
      </Stack>
    </DialogLayout>
  );
};
