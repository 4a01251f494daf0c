import type { ClockPort } from '@holeshot/shared-core';
import { WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EtFigure } from './EtFigure';
import { PassLine } from './PassLine';
import type { LastPrediction } from './lastPrediction';

/** Last prediction, paler than a new one and, where it is small, as high. */
export const LastPredictionView = ({
  told,
  large,
  clock,
}: {
  told: LastPrediction;
  large: boolean;
  clock: ClockPort;
}) => (
  <Box sx={{ display: 'grid', gap: 1, color: 'text.secondary' }}>
    <PassLine {...told} />
    <Box sx={{ display: 'grid', gap: large ? 1 : 0 }}>
      {!large && <Typography variant="body2">Call</Typography>}
      <EtFigure vehicle={told.place.vehicle} prediction={told} large={large} />
      <Typography variant={large ? 'body1' : 'body2'} sx={{ color: 'warning.main', fontWeight: 600 }}>
        Your last prediction. The new one is on its way.
      </Typography>
    </Box>
    {large && <WeatherAge measuredAt={told.measuredAt} source={told.source} clock={clock} />}
  </Box>
);
