import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { VehicleDialog } from './VehicleDialog';

/** Mounts the vehicle dialog; the platform goes no further than here. */
export const vehiclePlace = createLifecycle<DialogProps<typeof offer.needs, 'vehicle'>>(
  ({ platform, input, close }) => (
    <VehicleDialog
      vehicleUid={input.vehicleUid}
      copyOf={input.copyOf}
      close={close}
      vehicles={platform.vehicles}
      tunes={platform.tunes}
      settings={platform.settings}
      session={platform.session}
      drafts={platform.drafts}
      events={platform.events}
      feedback={platform.feedback}
      clock={platform.clock}
    />
  ),
);
