import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { RaceDayPage } from './RaceDayPage';

/** The place of the page `/race-day`. */
export const raceDayPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <RaceDayPage
    session={platform.session}
    vehicles={platform.vehicles}
    tunes={platform.tunes}
    locations={platform.locations}
    logBooks={platform.logBooks}
    customFields={platform.customFields}
    weather={platform.weather}
    drafts={platform.drafts}
    events={platform.events}
    feedback={platform.feedback}
    navigation={platform.navigation}
    clock={platform.clock}
  />
));
