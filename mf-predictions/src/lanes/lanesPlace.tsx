import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { LanesPage } from './LanesPage';

/** The place of the page `/lanes`. */
export const lanesPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <LanesPage
    vehicles={platform.vehicles}
    locations={platform.locations}
    logBooks={platform.logBooks}
    weather={platform.weather}
    settings={platform.settings}
    drafts={platform.drafts}
    session={platform.session}
    tunes={platform.tunes}
    feedback={platform.feedback}
    navigation={platform.navigation}
    clock={platform.clock}
  />
));
