import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { ObservationDialog } from './ObservationDialog';

/** Where the platform enters the dialog of a track's air. */
export const observationPlace = createLifecycle<DialogProps<typeof offer.needs, 'observation'>>(
  ({ platform, input, close }) => (
    <ObservationDialog
      locationUid={input.locationUid}
      locations={platform.locations}
      weather={platform.weather}
      session={platform.session}
      drafts={platform.drafts}
      feedback={platform.feedback}
      clock={platform.clock}
      close={close}
    />
  ),
);
