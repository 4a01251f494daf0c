import { formatEt, type Prediction } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCounted } from './useCounted';

/** The predicted ET, by far the largest thing there, and never without its interval. */
export const EtFigure = ({ prediction, large }: { prediction: Prediction; large: boolean }) => {
  const shown = useCounted(prediction.et);
  const half = (prediction.high80 - prediction.low80) / 2;
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Typography
          component="span"
          sx={{
            fontSize: large ? 'clamp(4rem, 18vw, 5rem)' : '2.75rem',
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
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        80 % of passes between {formatEt(prediction.low80)} and {formatEt(prediction.high80)}
      </Typography>
    </Box>
  );
};
