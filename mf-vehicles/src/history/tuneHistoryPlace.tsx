import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { TuneHistoryDialog } from './TuneHistoryDialog';

/** Mounts the tune history; the platform goes no further than here. */
export const tuneHistoryPlace = createLifecycle<DialogProps<typeof offer.needs, 'tune-history'>>(
  ({ platform, input, close }) => (
    <TuneHistoryDialog
      vehicleUid={input.vehicleUid}
      close={() => close()}
      vehicles={platform.vehicles}
      tunes={platform.tunes}
      connection={platform.connection}
      logBooks={platform.logBooks}
      locations={platform.locations}
      events={platform.events}
      feedback={platform.feedback}
      clock={platform.clock}
    />
  ),
);
