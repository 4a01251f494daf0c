import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { LogEntryDialog } from './LogEntryDialog';

/** The place of the dialog `log-entry`. */
export const logEntryPlace = createLifecycle<DialogProps<typeof offer.needs, 'log-entry'>>(
  ({ platform, input, close }) => (
    <LogEntryDialog
      vehicleUid={input.vehicleUid}
      entryUid={input.entryUid}
      slipText={input.shared}
      close={close}
      session={platform.session}
      vehicles={platform.vehicles}
      tunes={platform.tunes}
      locations={platform.locations}
      logBooks={platform.logBooks}
      weather={platform.weather}
      dialogs={platform.dialogs}
      drafts={platform.drafts}
      events={platform.events}
      feedback={platform.feedback}
      clock={platform.clock}
      customFields={platform.customFields}
      navigation={platform.navigation}
    />
  ),
);
