import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import { loadStrips } from '../directory/loadStrips';
import { loadMap } from '../map/loadMap';
import { findPosition } from '../near/findPosition';
import type { offer } from '../offer';
import { LocationsPage } from './LocationsPage';

/** Mounts the Locations page; the platform goes no further than here. */
export const locationsPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <LocationsPage
    locations={platform.locations}
    session={platform.session}
    dialogs={platform.dialogs}
    feedback={platform.feedback}
    unreadable={platform.unreadable}
    findPosition={findPosition}
    loadStrips={loadStrips}
    loadMap={loadMap}
  />
));
