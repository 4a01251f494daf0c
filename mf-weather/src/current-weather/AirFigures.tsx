import {
  densityAltitude,
  formatMph,
  formatSeconds,
  formatWhole,
  observationAtTrack,
  type Location,
  type StationObservation,
} from '@holeshot/shared-core';
import { Figure, FigureList } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The air at a track from its station's report: density altitude by far the largest, the rest beside each other. */
export const AirFigures = ({
  location,
  observation,
}: {
  location: Location;
  observation: StationObservation;
}) => {
  const air = observationAtTrack(observation, location.elevation);
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
      <Box sx={{ mt: 1.5 }}>
        <FigureList>
          <Figure label="Air" value={formatSeconds(air.air_temp, 1)} unit="°F" />
          <Figure label="Humidity" value={formatWhole(air.humidity)} unit="%" />
          <Figure label="Pressure" value={formatSeconds(air.pressure, 2)} unit="inHg" />
          <Figure
            label="Wind"
            value={formatMph(air.wind_speed)}
            unit={air.wind_direction === undefined ? 'mph' : `mph ${air.wind_direction.label}`}
          />
        </FigureList>
      </Box>
    </Box>
  );
};
