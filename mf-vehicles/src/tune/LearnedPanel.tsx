import {
  formatDifference,
  formatEt,
  formatSeconds,
  learnedTuneOf,
  type Distance,
  type Vehicle,
} from '@holeshot/shared-core';
import { Figure, FigureList, Panel } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { curveText } from '../car/curveText';

/** Panel of what the engine has learned over a distance; an applied suggestion writes it. */
export const LearnedPanel = ({
  vehicle,
  distance,
  titleOf,
}: {
  vehicle: Vehicle;
  distance: Distance;
  /** Returns the title of a track. */
  titleOf: (locationUid: string) => string;
}) => {
  const { sl_et_zw, wind_effect, poly_coeff_da_grains, offsets } = learnedTuneOf(vehicle, distance);
  const tracks = Object.entries(offsets);
  if (sl_et_zw === null && tracks.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        No learned tune yet. Apply a suggestion to fill it. Predictions learn from your passes either way.
      </Typography>
    );
  }
  return (
    <Panel label="Learned tune">
      <FigureList>
        <Figure label="Base ET" value={formatEt(sl_et_zw)} unit="s" />
        <Figure label="Wind effect" value={formatSeconds(wind_effect, 2)} />
        <Figure label="Air curve" value={curveText(poly_coeff_da_grains)} />
      </FigureList>
      <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
        Air curve: level, slope and bend beyond the factors above.
      </Typography>
      {tracks.length > 0 && (
        <Box
          component="ul"
          role="list"
          aria-label="At your tracks"
          sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}
        >
          {tracks.map(([uid, offset]) => (
            <Box
              key={uid}
              component="li"
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                columnGap: 2,
                py: 0.5,
                borderTop: 1,
                borderColor: 'divider',
              }}
            >
              <Typography variant="body2" sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}>
                {titleOf(uid)}
              </Typography>
              <Typography variant="body2">
                {formatDifference(offset.sl_et_zw)} s, wind {formatDifference(offset.wind_effect, 2)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
};
