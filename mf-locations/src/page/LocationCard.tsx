import { distanceLabels, formatSeconds, formatWhole, type Location } from '@holeshot/shared-core';
import { Figure, FigureList, OpenCard } from '@holeshot/shared-core/react';
import Typography from '@mui/material/Typography';
import { ContactLinks } from '../contact/ContactLinks';

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
    <OpenCard title={location.title} minHeight={160} locked={locked} onOpen={onOpen}>
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
      <ContactLinks location={location} />
    </OpenCard>
  );
};
