import { icons } from '@holeshot/shared-core';
import { Icon } from '@holeshot/shared-core/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Place } from '../find/Place';
import { useLoaded } from '../useLoaded';
import { mapFrame } from './mapFrame';
import type { TrackMapProps } from './TrackMap';
import type { TrackPoint } from './TrackPoint';

/** The map of all tracks that match, fetched once it is opened, and the one that was pressed there. */
export const MapSection = ({
  load,
  tracks,
  position,
  show,
}: {
  load: () => Promise<ComponentType<TrackMapProps>>;
  tracks: readonly TrackPoint[];
  /** Where the device is, undefined where that is not known. */
  position: Place | undefined;
  /** Draws the track that was pressed. */
  show: (id: string | undefined) => ReactNode;
}) => {
  const { loaded, retry } = useLoaded(load);
  const [chosenId, setChosenId] = useState<string>();
  const TracksOnMap = loaded.state === 'ready' ? loaded.value : undefined;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Map
      </Typography>
      {TracksOnMap !== undefined && (
        <TracksOnMap tracks={tracks} position={position} chosenId={chosenId} onChoose={setChosenId} />
      )}
      {loaded.state === 'loading' && (
        <Box role="status" aria-label="Loading the map" sx={mapFrame}>
          <Skeleton variant="rectangular" height="100%" />
        </Box>
      )}
      {loaded.state === 'failed' && (
        <Alert
          severity="warning"
          variant="outlined"
          action={
            <Button startIcon={<Icon path={icons.refreshIcon} />} onClick={retry}>
              Retry
            </Button>
          }
        >
          The map could not be loaded. The lists below hold the same tracks.
        </Alert>
      )}
      <Box aria-live="polite" sx={{ mt: 1.5 }}>
        {show(chosenId)}
      </Box>
    </section>
  );
};
