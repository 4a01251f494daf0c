import { distanceLabels, formatSeconds, formatWhole, icons, type Location } from '@holeshot/shared-core';
import { Figure, FigureList, Icon, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** One track: where it is, how long and how high, and whose weather it has; the whole card opens it. */
export const LocationCard = ({
  location,
  locked,
  onOpen,
}: {
  location: Location;
  /** Shows a lock where the pencil stands. */
  locked: boolean;
  onOpen: () => void;
}) => {
  const town = [location.city, location.state].filter((part) => part !== '').join(', ');
  const station = location.weather_station;
  return (
    <Panel
      sx={{
        position: 'relative',
        height: '100%',
        minHeight: 160,
        '&:has(button:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.light',
          outlineOffset: 2,
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box
            component="button"
            type="button"
            onClick={onOpen}
            sx={{
              all: 'unset',
              cursor: 'pointer',
              // The button covers its card, so that any part of it can be pressed with gloves on.
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '16px' },
            }}
          >
            {location.title}
          </Box>
        </Typography>
        <Icon path={locked ? icons.lockIcon : icons.editIcon} size={20} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 1.5 }}>
        {town}
      </Typography>
      <FigureList>
        <Figure label="Length" value={distanceLabels[location.track_length]} />
        <Figure label="Elevation" value={formatWhole(location.elevation)} unit="ft" />
      </FigureList>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {station === null
          ? 'No weather station'
          : `Weather from ${station.name}, ${formatSeconds(station.distance, 1)} mi away`}
      </Typography>
    </Panel>
  );
};
