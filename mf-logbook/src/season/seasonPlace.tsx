import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { SeasonWidget } from './SeasonWidget';

/** The place of the widget `season`. */
export const seasonPlace = createLifecycle<WidgetProps<typeof offer.needs>>(({ platform }) => (
  <SeasonWidget logBooks={platform.logBooks} navigation={platform.navigation} />
));
