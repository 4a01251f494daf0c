import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { findExactPosition } from '../near/findPosition';
import type { offer } from '../offer';
import { LocationDialog } from './LocationDialog';
import { loadZones } from './place/zoneLookup';

/** Mounts the location dialog; the platform goes no further than here. */
export const locationPlace = createLifecycle<DialogProps<typeof offer.needs, 'location'>>(
  ({ platform, input, close }) => (
    <LocationDialog
      locationUid={input.locationUid}
      start={input.start}
      close={close}
      locations={platform.locations}
      session={platform.session}
      logBooks={platform.logBooks}
      vehicles={platform.vehicles}
      settings={platform.settings}
      weather={platform.weather}
      drafts={platform.drafts}
      events={platform.events}
      feedback={platform.feedback}
      clock={platform.clock}
      findPosition={findExactPosition}
      loadZones={loadZones}
    />
  ),
);
