import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Labelled value: small label, the figure, its unit small beside it, a note below. */
export const Figure = ({
  label,
  value,
  unit,
  below,
}: {
  label: string;
  value: ReactNode;
  unit?: string;
  below?: string;
}) => (
  <Box>
    <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 600 }}>
      {value}
      {unit !== undefined && (
        <Typography component="span" variant="caption" sx={{ ml: 0.5, color: 'text.secondary' }}>
          {unit}
        </Typography>
      )}
      {below !== undefined && (
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'block', minHeight: '1.66em', color: 'text.secondary' }}
        >
          {below}
        </Typography>
      )}
    </Typography>
  </Box>
);
