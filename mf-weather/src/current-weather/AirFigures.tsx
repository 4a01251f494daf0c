import {
  airAtTrack,
  densityAltitude,
  formatSeconds,
  formatWhole,
  grains,
  type ClockPort,
  type Location,
  type StationObservation,
} from '@holeshot/shared-core';
import { Figure, FigureList, useNow, WindFigure } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { airTrend } from './airTrend';

/** Weather figures of a track: density altitude large with its trend, the rest small. */
export const AirFigures = ({
  location,
  observation,
  lastDay,
  clock,
  open,
}: {
  location: Location;
  observation: StationObservation;
  /** Oldest first. */
  lastDay: readonly StationObservation[];
  clock: ClockPort;
  /** Whether a phone shows the small figures too. */
  open: boolean;
}) => {
  const air = airAtTrack(observation, location);
  const now = useNow(clock);
  return (
    <Box>
      <Box component="dl" sx={{ m: 0 }}>
        <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
          Density altitude
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontSize: '2.75rem', fontWeight: 600, lineHeight: 1.1 }}>
          {formatWhole(densityAltitude(air))}
          <Typography component="span" sx={{ ml: 0.5, color: 'text.secondary' }}>
            ft
          </Typography>
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: '1.43em' }}>
        {airTrend(lastDay, location, now)}
      </Typography>
      <Box sx={{ mt: 1.5, display: { xs: open ? 'block' : 'none', md: 'block' } }}>
        <FigureList>
          <Figure label="Air" value={formatSeconds(air.air_temp, 1)} unit="°F" />
          <Figure label="Humidity" value={formatWhole(air.humidity)} unit="%" />
          <Figure label="Station pressure" value={formatSeconds(air.pressure, 2)} unit="inHg" />
          <Figure label="Grains" value={formatWhole(grains(air))} unit="gr/lb" />
          <WindFigure wind={air} track={location.track_direction} />
        </FigureList>
      </Box>
    </Box>
  );
};
