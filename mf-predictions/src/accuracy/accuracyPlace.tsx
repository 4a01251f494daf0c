import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { AccuracyWidget } from './AccuracyWidget';

/** The place of the widget `accuracy`. */
export const accuracyPlace = createLifecycle<WidgetProps<typeof offer.needs>>(({ platform }) => (
  <AccuracyWidget
    vehicles={platform.vehicles}
    locations={platform.locations}
    logBooks={platform.logBooks}
    settings={platform.settings}
    dialogs={platform.dialogs}
    navigation={platform.navigation}
    clock={platform.clock}
  />
));
