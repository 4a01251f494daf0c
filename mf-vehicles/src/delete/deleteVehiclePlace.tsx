import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { DeleteVehicleDialog } from './DeleteVehicleDialog';

/** Mounts the question before a vehicle is deleted; the platform goes no further than here. */
export const deleteVehiclePlace = createLifecycle<DialogProps<typeof offer.needs, 'delete-vehicle'>>(
  ({ platform, input, close }) => (
    <DeleteVehicleDialog
      vehicleUid={input.vehicleUid}
      close={close}
      vehicles={platform.vehicles}
      logBooks={platform.logBooks}
      feedback={platform.feedback}
    />
  ),
);
