import type { Location, Ports } from '@holeshot/shared-core';
import { cardGrid } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Doubt } from '../directory/doubtsOf';
import type { Distant } from '../find/nearestFirst';
import type { TrackPasses } from '../visits/passesAt';
import { LocationCard } from './LocationCard';
import { LocationCardSkeleton } from './LocationCardSkeleton';

const inCards = cardGrid(320, { gap: 2 });

/** Cards of the racer's tracks; skeletons until known. */
export const LocationCards = ({
  locations,
  passesAt,
  doubtsOf,
  locked,
  onOpen,
  ports,
}: {
  /** Tracks that match; undefined until known. */
  locations: readonly Distant<Location>[] | undefined;
  /** Undefined until known. */
  passesAt: ((location: Location) => TrackPasses) | undefined;
  doubtsOf: (location: Location) => readonly Doubt[];
  locked: boolean;
  onOpen: (locationUid: string) => void;
  ports: Pick<Ports, 'weather' | 'clock'>;
}) => (
  <section>
    <Typography variant="h2" sx={{ mb: 1.5 }}>
      Your tracks
    </Typography>
    {locations === undefined && (
      <Box role="status" aria-label="Loading locations" sx={inCards}>
        <LocationCardSkeleton />
        <LocationCardSkeleton />
      </Box>
    )}
    {locations?.length === 0 && <Typography>None of your tracks matches.</Typography>}
    {locations !== undefined && locations.length > 0 && (
      <Box component="ul" role="list" aria-label="Your locations" sx={inCards}>
        {locations.map(({ row, distance }) => (
          <li key={row.uid}>
            <LocationCard
              location={row}
              passes={passesAt?.(row)}
              doubts={doubtsOf(row)}
              distance={distance}
              locked={locked}
              onOpen={() => onOpen(row.uid)}
              ports={ports}
            />
          </li>
        ))}
      </Box>
    )}
  </section>
);
