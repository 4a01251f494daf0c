import {
  unknown,
  type DialogProps,
  type Loadable,
  type Ports,
  type UserNotification,
} from '@holeshot/shared-core';
import { DialogLayout, UnreadableNote, useObservable } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NotificationRow } from './NotificationRow';

const notYet: Loadable<UserNotification[]> = unknown;

/** Dialog of unread notifications. */
export const NotificationsDialog = ({
  ports,
  close,
}: DialogProps<'notifications'> & {
  ports: Pick<Ports, 'notifications' | 'unreadable' | 'clock'>;
}) => {
  const unread = useObservable(ports.notifications.unread$, notYet);
  const content = useRef<HTMLDivElement>(null);
  const rows = unread.state === 'present' ? unread.value : [];
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const left = rows.filter(({ id }) => !deleted.includes(id));
  // The port cannot restore, so deletion waits until the dialog with Undo closes.
  const goOn = useEffectEvent(() =>
    rows.filter(({ id }) => deleted.includes(id)).forEach(({ id }) => ports.notifications.delete(id)),
  );
  useEffect(() => () => goOn(), []);
  // The pressed button disappears with its row, so the focus moves to the rest.
  const leaving = (leave: () => void): void => {
    content.current?.focus();
    leave();
  };
  return (
    <DialogLayout
      title="Notifications"
      onClose={close}
      onSubmit={(event) => event.preventDefault()}
      actions={
        left.length > 1 ? (
          <Button
            variant="outlined"
            onClick={() => leaving(() => left.forEach(({ id }) => ports.notifications.markRead(id)))}
          >
            Mark all as read
          </Button>
        ) : (
          <Button variant="outlined" onClick={() => close()}>
            Close
          </Button>
        )
      }
    >
      <Box ref={content} tabIndex={-1} sx={{ outline: 'none' }}>
        <UnreadableNote unreadable={ports.unreadable} list="notifications" />
        {unread.state === 'unknown' && (
          <Box role="status" aria-label="Reading your notifications">
            <Skeleton height={120} />
          </Box>
        )}
        {unread.state === 'absent' && (
          <Typography role="status">Nothing new. Messages about the app appear here.</Typography>
        )}
        {unread.state === 'present' && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                now={ports.clock.now()}
                onRead={() => leaving(() => ports.notifications.markRead(notification.id))}
                deleted={deleted.includes(notification.id)}
                onDelete={() => setDeleted([...deleted, notification.id])}
                onUndo={() => leaving(() => setDeleted(deleted.filter((id) => id !== notification.id)))}
              />
            ))}
          </Box>
        )}
      </Box>
    </DialogLayout>
  );
};
