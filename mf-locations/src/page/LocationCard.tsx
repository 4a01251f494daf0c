import { distanceLabels, formatSeconds, formatWhole, type Location, type Miles } from '@holeshot/shared-core';
import { Figure, FigureList, OpenCard } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ContactLinks } from '../contact/ContactLinks';
import { formatMiles } from '../find/formatMiles';
import { townOf } from '../find/townOf';

/** Card of a track: place, length, elevation, weather station; the whole card opens it. */
export const LocationCard = ({
  location,
  distance,
  locked,
  onOpen,
}: {
  location: Location;
  /** From the racer; undefined where that is not known. */
  distance: Miles | undefined;
  /** Shows a lock instead of the pencil. */
  locked: boolean;
  onOpen: () => void;
}) => {
  const station = location.weather_station;
  return (
    <OpenCard title={location.title} minHeight={212} locked={locked} onOpen={onOpen}>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 1.5 }}>
        {[townOf(location), distance === undefined ? '' : `${formatMiles(distance)} from you`]
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography>
      <FigureList>
        <Figure label="Length" value={distanceLabels[location.track_length]} />
        <Figure label="Elevation" value={formatWhole(location.elevation)} unit="ft" />
      </FigureList>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {station === null
          ? 'No weather station yet'
          : `Weather from ${station.name}, ${formatSeconds(station.distance, 1)} mi away`}
      </Typography>
      {station === null && (
        <Button
          variant="outlined"
          aria-label={`Choose a weather station for ${location.title}`}
          // Above the card, all of which opens it.
          sx={{ position: 'relative', zIndex: 1, alignSelf: 'start', mt: 1 }}
          onClick={onOpen}
        >
          Choose a station
        </Button>
      )}
      <ContactLinks location={location} />
    </OpenCard>
  );
};
