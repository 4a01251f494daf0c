import {
  distanceLabels,
  formatDate,
  formatEt,
  formatSeconds,
  formatWhole,
  type Location,
  type Miles,
  type Ports,
} from '@holeshot/shared-core';
import { Figure, FigureList, OpenCard } from '@holeshot/shared-core/react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ContactLinks } from '../contact/ContactLinks';
import type { Doubt } from '../directory/doubtsOf';
import { compassPoints } from '../find/compassPoints';
import { formatMiles } from '../find/formatMiles';
import { townOf } from '../find/townOf';
import type { TrackPasses } from '../visits/passesAt';
import { TrackDa } from '../visits/TrackDa';

/** Height of a card in pixels; its skeleton is as high. */
export const cardHeight = 304;

const doubtInWords: Record<Doubt, string> = {
  place: 'The place is that of the town. Open the card and set the track’s own.',
  elevation: 'The elevation is approximate. Open the card and enter the track’s own.',
};

/** Holds the room of what comes with the passes, and says where there is none. */
const missing = (passes: TrackPasses | undefined) => (passes === undefined ? '\u00a0' : 'none');

const BestEt = ({
  passes,
  length,
}: {
  passes: TrackPasses | undefined;
  length: Location['track_length'];
}) => {
  const best = passes?.bests.find(({ distance }) => distance === length) ?? passes?.bests.at(-1);
  if (best === undefined) return <Figure label={`Best ${distanceLabels[length]}`} value={missing(passes)} />;
  return (
    <Figure
      label={`Best ${distanceLabels[best.distance]}`}
      value={formatEt(best.entry.derived.finish_et)}
      unit="s"
      {...(passes?.severalCars === true ? { below: best.entry.vehicle.name } : {})}
    />
  );
};

/** Card of a track: place, air now, best and last pass, facts, weather station; the whole card opens it. */
export const LocationCard = ({
  location,
  passes,
  doubts,
  distance,
  locked,
  onOpen,
  ports,
}: {
  location: Location;
  /** Undefined until known. */
  passes: TrackPasses | undefined;
  doubts: readonly Doubt[];
  /** Distance from the racer; undefined if unknown. */
  distance: Miles | undefined;
  /** Shows a lock instead of the pencil. */
  locked: boolean;
  onOpen: () => void;
  ports: Pick<Ports, 'weather' | 'clock'>;
}) => {
  const station = location.weather_station;
  const last = passes?.last;
  return (
    <OpenCard title={location.title} minHeight={cardHeight} locked={locked} onOpen={onOpen}>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.5em', mb: 1.5 }}>
        {[townOf(location), distance === undefined ? '' : `${formatMiles(distance)} from you`]
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography>
      <FigureList>
        <TrackDa location={location} ports={ports} />
        <BestEt passes={passes} length={location.track_length} />
        <Figure
          label="Last visit"
          value={
            last === undefined ? missing(passes) : formatDate(last.log_entry_datetime, last.location.timezone)
          }
        />
        <Figure label="Length" value={distanceLabels[location.track_length]} />
        <Figure
          label="Elevation"
          value={`${doubts.includes('elevation') ? 'about ' : ''}${formatWhole(location.elevation)}`}
          unit="ft"
        />
        <Figure label="Cars run" value={compassPoints[location.track_direction.index] ?? ''} />
      </FigureList>
      {doubts.map((doubt) => (
        <Typography key={doubt} variant="body2" sx={{ color: 'warning.main', mt: 1.5 }}>
          {doubtInWords[doubt]}
        </Typography>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {station === null
          ? 'No weather station yet'
          : `Weather from ${station.name}, ${formatSeconds(station.distance, 1)} mi away`}
      </Typography>
      {station === null && (
        <Button
          variant="outlined"
          aria-label={`Choose a weather station for ${location.title}`}
          // Above the button that covers the card.
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
