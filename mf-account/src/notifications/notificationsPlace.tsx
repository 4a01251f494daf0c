import type { DialogProps } from '@holeshot/shared-core';
import { createLifecycle } from '@holeshot/shared-core/react';
import type { offer } from '../offer';
import { NotificationsDialog } from './NotificationsDialog';

/** Where the platform enters the notifications. */
export const notificationsPlace = createLifecycle<DialogProps<typeof offer.needs, 'notifications'>>(
  ({ platform, close }) => (
    <NotificationsDialog
      notifications={platform.notifications}
      unreadable={platform.unreadable}
      clock={platform.clock}
      close={() => close()}
    />
  ),
);
