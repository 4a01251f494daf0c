import { formatAge, icons, type UserNotification } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';

/** One notification: what it says, how old it is, and what can be done with it. */
export const NotificationRow = ({
  notification,
  now,
  onRead,
  onDelete,
}: {
  notification: UserNotification;
  /** Milliseconds. */
  now: number;
  onRead: () => void;
  onDelete: () => void;
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
  </Box>
);
