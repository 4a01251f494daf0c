import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { PredictionWidget } from './PredictionWidget';

/** The place of the widget `prediction`. */
export const predictionPlace = createLifecycle<WidgetProps<typeof offer.needs>>(({ platform }) => (
  <PredictionWidget
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
