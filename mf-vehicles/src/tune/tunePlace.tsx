import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { TuneDialog } from './TuneDialog';

/** Mounts the tune dialog; the platform goes no further than here. */
export const tunePlace = createLifecycle<DialogProps<typeof offer.needs, 'tune'>>(
  ({ platform, input, close }) => (
    <TuneDialog
      vehicleUid={input.vehicleUid}
      close={close}
      vehicles={platform.vehicles}
      tunes={platform.tunes}
      logBooks={platform.logBooks}
      locations={platform.locations}
      session={platform.session}
      drafts={platform.drafts}
      dialogs={platform.dialogs}
      events={platform.events}
      feedback={platform.feedback}
      clock={platform.clock}
    />
  ),
);
