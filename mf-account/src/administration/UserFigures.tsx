import { formatAge, type FoundUser } from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deviceDate } from '../form/deviceDate';

/**
 * A user's account in figures.
 * @param now milliseconds
 */
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
      <Figure
        label="Last seen"
        value={user.lastDayAuthenticated === 0 ? 'never' : formatAge(user.lastDayAuthenticated, now)}
      />
    </FigureList>
  </Box>
);
