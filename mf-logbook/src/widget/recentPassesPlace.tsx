import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { RecentPasses } from './RecentPasses';

/** The place of the widget `recent-passes`. */
export const recentPassesPlace = createLifecycle<WidgetProps<typeof offer.needs>>(({ platform }) => (
  <RecentPasses logBooks={platform.logBooks} navigation={platform.navigation} />
));
