import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { PredictionsPage } from './PredictionsPage';

/** The place of the page `/predictions`. */
export const predictionsPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <PredictionsPage
    vehicles={platform.vehicles}
    locations={platform.locations}
    logBooks={platform.logBooks}
    weather={platform.weather}
    settings={platform.settings}
    drafts={platform.drafts}
    session={platform.session}
    tunes={platform.tunes}
    predictions={platform.predictions}
    dialogs={platform.dialogs}
    feedback={platform.feedback}
    navigation={platform.navigation}
    clock={platform.clock}
  />
));
