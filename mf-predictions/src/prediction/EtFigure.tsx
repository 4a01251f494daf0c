import { formatEt, type Prediction, type Vehicle } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fewPasses } from './fewPasses';
import { useCounted } from './useCounted';

/** Predicted ET in large type, always with its interval, and with the number of passes while they are few. */
export const EtFigure = ({
  vehicle,
  prediction,
  large,
}: {
  vehicle: Vehicle;
  prediction: Pick<Prediction, 'et' | 'low80' | 'high80' | 'passesUsed'>;
  large: boolean;
}) => {
  const shown = useCounted(prediction.et);
  const few = fewPasses(vehicle, prediction);
  const half = (prediction.high80 - prediction.low80) / 2;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography
          component="span"
          sx={{
            fontSize: large ? 'clamp(min(4rem, 22vw), 18vw, 5rem)' : '2.75rem',
            fontWeight: 650,
            letterSpacing: '-0.02em',
            lineHeight: 1.05,
          }}
        >
          {formatEt(shown)}
        </Typography>
        <Typography
          component="span"
          sx={{ fontSize: large ? '1.25rem' : '1.125rem', color: 'text.secondary' }}
        >
          ± {formatEt(half)}
        </Typography>
        {few !== undefined && (
          <Typography component="span" sx={{ color: 'warning.main', fontWeight: 600, whiteSpace: 'nowrap' }}>
            {few}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        80 % of passes between {formatEt(prediction.low80)} and {formatEt(prediction.high80)}
      </Typography>
    </Box>
  );
};
