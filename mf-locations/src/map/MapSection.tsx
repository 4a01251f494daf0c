import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { Place } from '../find/Place';
import { RetryNote } from '../loading/RetryNote';
import { useLoaded } from '../loading/useLoaded';
import { mapFrame } from './mapFrame';
import type { TrackMapProps } from './TrackMap';
import type { TrackPoint } from './TrackPoint';

/** Map of matching tracks, loaded when opened, and the pressed track. */
export const MapSection = ({
  load,
  tracks,
  position,
  searched,
  show,
}: {
  load: () => Promise<ComponentType<TrackMapProps>>;
  tracks: readonly TrackPoint[];
  /** Position of the device; undefined if unknown. */
  position: Place | undefined;
  /** The tracks are search results. */
  searched: boolean;
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
        <TracksOnMap
          tracks={tracks}
          position={position}
          searched={searched}
          chosenId={chosenId}
          onChoose={setChosenId}
        />
      )}
      {loaded.state === 'loading' && (
        <Box role="status" aria-label="Loading the map" sx={mapFrame}>
          <Skeleton variant="rectangular" height="100%" />
        </Box>
      )}
      {loaded.state === 'failed' && (
        <RetryNote onRetry={retry}>
          The map could not be loaded. The lists below hold the same tracks.
        </RetryNote>
      )}
      <Box aria-live="polite" sx={{ mt: 1.5 }}>
        {show(chosenId)}
      </Box>
    </section>
  );
};
