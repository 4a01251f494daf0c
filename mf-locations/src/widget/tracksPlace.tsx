import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { TracksWidget } from './TracksWidget';

/** The place of the widget `tracks`. */
export const tracksPlace = createLifecycle<WidgetProps<typeof offer.needs>>(({ platform }) => (
  <TracksWidget
    locations={platform.locations}
    logBooks={platform.logBooks}
    session={platform.session}
    dialogs={platform.dialogs}
    navigation={platform.navigation}
    clock={platform.clock}
  />
));
