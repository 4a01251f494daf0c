import { formatAge, icons, type UserNotification } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

/** Row of a notification with its age and actions; a deleted one shows Undo. */
export const NotificationRow = ({
  notification,
  now,
  deleted,
  onRead,
  onDelete,
  onUndo,
}: {
  notification: UserNotification;
  /** Milliseconds. */
  now: number;
  /** Deleted when the dialog closes. */
  deleted: boolean;
  onRead: () => void;
  onDelete: () => void;
  onUndo: () => void;
}) => (
  <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5 }}>
      <Typography variant="h3" sx={{ flexGrow: 1 }}>
        {notification.title}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {formatAge(notification.createdAt, now)}
      </Typography>
    </Box>
    {deleted ? (
      <Box sx={{ display: 'flex', alignItems: 'center', mr: -2.5 }}>
        <Typography sx={{ flexGrow: 1, color: 'text.secondary' }}>Deleted when you close this.</Typography>
        <Button autoFocus aria-label={`Undo deleting ${notification.title}`} onClick={onUndo}>
          Undo
        </Button>
      </Box>
    ) : (
      <>
        <Typography sx={{ whiteSpace: 'pre-line', mt: 0.5 }}>{notification.message}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', ml: -2.5, mr: -1.5 }}>
          <Button
            aria-label={`Mark ${notification.title} as read`}
            startIcon={<Icon path={icons.checkIcon} />}
            onClick={onRead}
          >
            Mark as read
          </Button>
          <IconButton aria-label={`Delete ${notification.title}`} sx={{ ml: 'auto' }} onClick={onDelete}>
            <Icon path={icons.deleteIcon} />
          </IconButton>
        </Box>
      </>
    )}
  </Box>
);
