import type { Location } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Strip } from '../directory/parseStrips';
import { StripRow } from '../directory/StripRow';
import type { Distant } from '../find/nearestFirst';
import { ownId, stripId } from '../map/tracksOnMap';

/** Row of the track pressed on the map, or a hint to press one. */
export const ChosenTrack = ({
  id,
  locations,
  strips,
  isOwn,
  card,
  onAdd,
}: {
  id: string | undefined;
  locations: readonly Distant<Location>[];
  strips: readonly Distant<Strip>[];
  isOwn: (strip: Strip) => boolean;
  /** Draws the card of an own track. */
  card: (location: Distant<Location>) => ReactNode;
  onAdd: (strip: Strip) => void;
}) => {
  const location = locations.find(({ row }) => ownId(row) === id);
  const strip = strips.find(({ row }) => stripId(row) === id);
  if (location !== undefined) return card(location);
  if (strip !== undefined) {
    return (
      <Box component="ul" role="list" aria-label="Chosen on the map" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <StripRow
          strip={strip.row}
          distance={strip.distance}
          own={isOwn(strip.row)}
          onAdd={() => onAdd(strip.row)}
        />
      </Box>
    );
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Flags are your tracks, rings are tracks from the directory. A number is a group; a filled one includes
      yours. Press one to see more. The lists below hold the same tracks.
    </Typography>
  );
};
