import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { VehiclesPage } from './VehiclesPage';

/** Mounts the Vehicles page; the platform goes no further than here. */
export const vehiclesPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <VehiclesPage
    vehicles={platform.vehicles}
    logBooks={platform.logBooks}
    session={platform.session}
    settings={platform.settings}
    dialogs={platform.dialogs}
    feedback={platform.feedback}
    clock={platform.clock}
    unreadable={platform.unreadable}
  />
));
