import type { PageProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { SubscriptionPage } from './SubscriptionPage';

/** Where the platform enters the subscription page. */
export const subscriptionPlace = createLifecycle<PageProps<typeof offer.needs>>(({ platform }) => (
  <SubscriptionPage
    session={platform.session}
    subscription={platform.subscription}
    connection={platform.connection}
  />
));
