import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  icons,
  unknown,
  type DialogsPort,
  type Loadable,
  type NotificationsPort,
  type UserNotification,
} from '@holeshot/shared-core';
import { Icon, useObservable } from '@holeshot/shared-core/react';

const counted = (count: number): string => (count === 0 ? 'none unread' : `${count} unread`);

/** The button that opens the notifications and counts the unread ones. */
export const Bell = ({
  notifications,
  dialogs,
}: {
  notifications: NotificationsPort;
  dialogs: DialogsPort;
}) => {
  const unread = useObservable<Loadable<UserNotification[]>>(notifications.unread$, unknown);
  const count = unread.state === 'present' ? unread.value.length : 0;
  return (
    <Button
      onClick={() => void dialogs.open('notifications', {})}
      aria-label={`Notifications, ${counted(count)}`}
      sx={{ minWidth: 48, px: 1, position: 'relative' }}
    >
      <Icon path={icons.notificationIcon} />
      {count > 0 && (
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            position: 'absolute',
            top: 4,
            right: 4,
            minWidth: 18,
            px: 0.5,
            borderRadius: '9px',
            bgcolor: 'error.main',
            color: 'error.contrastText',
            fontSize: '0.75rem',
            lineHeight: '18px',
          }}
        >
          {count > 9 ? '9+' : count}
        </Box>
      )}
    </Button>
  );
};
