import { airAtTrack, densityAltitude, formatWhole } from '@holeshot/shared-core';
import { WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';
import { TrackAir } from './TrackAir';
import { useTrackReport } from './useTrackReport';

const Newest = (track: ComponentProps<typeof TrackAir>) => {
  const latest = useTrackReport({ ...track, weather: track.ports.weather });
  if (latest.state === 'loading') return null;
  if (latest.state === 'failed') return 'not known';
  const { observation } = latest;
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'nowrap', color: 'text.primary' }}>
        {formatWhole(densityAltitude(airAtTrack(observation, track.location)))} ft DA
      </Box>
      <WeatherAge measuredAt={observation.datetime} clock={track.ports.clock} bare />
    </>
  );
};

/** One line of weather at a further track; a press shows all of it. */
export const TrackLine = (track: ComponentProps<typeof TrackAir>) => {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button
        fullWidth
        variant="outlined"
        color="inherit"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          columnGap: 1,
          minHeight: 48,
          px: 2,
          borderColor: 'divider',
          fontWeight: 600,
          fontSize: '0.9375rem',
        }}
      >
        <Box
          component="span"
          sx={{
            flex: '1 1 112px',
            textAlign: 'left',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {track.location.title}
        </Box>
        <Newest {...track} />
      </Button>
      {open && (
        <Box sx={{ mt: 1 }}>
          <TrackAir {...track} />
        </Box>
      )}
    </div>
  );
};
