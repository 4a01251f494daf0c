import type { WidgetProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { AccountWidget } from './AccountWidget';

/** Where the platform enters the widget of the account. */
export const accountWidgetPlace = createLifecycle<WidgetProps<typeof offer.needs>>(({ platform }) => (
  <AccountWidget
    session={platform.session}
    connection={platform.connection}
    navigation={platform.navigation}
  />
));
