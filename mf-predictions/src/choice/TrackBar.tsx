import type { Location } from '@holeshot/shared-core';
import { PositionButton, type Here } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import { BareSelect } from './BareSelect';

/** Chosen track, changed by hand or to the one at the racer's position; nothing where there is one track. */
export const TrackBar = ({
  location,
  locations,
  here,
}: {
  location: Location;
  locations: readonly Location[];
  here: Here;
}) =>
  locations.length > 1 && (
    <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
      <BareSelect
        label="Track"
        value={location.uid}
        rows={locations.map(({ uid, title }) => ({ value: uid, text: title }))}
        onChoose={here.choose}
      />
      <PositionButton here={here} />
    </Box>
  );
