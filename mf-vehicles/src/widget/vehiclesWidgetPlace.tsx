import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { VehiclesWidget } from './VehiclesWidget';

/** The place of the widget `vehicles`. */
export const vehiclesWidgetPlace = createLifecycle<WidgetProps<typeof offer.needs>>(({ platform }) => (
  <VehiclesWidget
    vehicles={platform.vehicles}
    logBooks={platform.logBooks}
    dialogs={platform.dialogs}
    navigation={platform.navigation}
  />
));
