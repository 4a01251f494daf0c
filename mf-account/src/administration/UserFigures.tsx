import { formatDate, type FoundUser } from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deviceDate } from '../form/deviceDate';

/** Sign-ins are stored by UTC day. */
const utcDate = (millis: number): string => formatDate(new Date(millis).toISOString(), 'UTC');

const lastSeen = (day: number, now: number): string => {
  if (day === 0) return 'never';
  return utcDate(day) === utcDate(now) ? 'today' : utcDate(day);
};

/** Describes each state of a user's subscriptions. */
const subscriptionInWords = (statuses: FoundUser['subscriptionStatuses']): string =>
  [...new Set(statuses)].join(', ').replaceAll('_', ' ') || 'none';

/** Figures of a user's account; `now` in milliseconds. */
export const UserFigures = ({ user, now }: { user: FoundUser; now: number }) => (
  <Box>
    <Typography variant="h3" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
      {user.firstName} {user.lastName}
    </Typography>
    <FigureList>
      <Figure label="Registered" value={user.isRegistered ? 'Yes' : 'No'} />
      <Figure label="Vehicles" value={`${user.vehicleCount} of ${user.maxVehicleLimit}`} />
      <Figure
        label={
          user.trialExpirationDate !== null && user.trialExpirationDate < now ? 'Trial ended' : 'Trial ends'
        }
        value={user.trialExpirationDate === null ? 'not begun' : deviceDate(user.trialExpirationDate)}
      />
      <Figure label="Subscription" value={subscriptionInWords(user.subscriptionStatuses)} />
      <Figure label="Last seen" value={lastSeen(user.lastDayAuthenticated, now)} />
    </FigureList>
  </Box>
);
