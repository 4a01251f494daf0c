import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const example = { et: '11.237', interval: '± 0.021', dial: '11.22', risk: '15 %' };

/** The drawing of an example prediction: the curve of likely ETs and the part of it that breaks out. */
export const DialCurve = () => (
  <Box
    role="img"
    aria-label={`Example: predicted ET ${example.et} seconds, ${example.interval}; dial ${example.dial}, ${example.risk} breakout`}
    sx={{ p: 3, border: 1, borderColor: 'divider', borderRadius: '16px', bgcolor: 'background.paper' }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Example · ’69 Nova, quarter mile
    </Typography>
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
      <Typography
        component="span"
        sx={{
          fontSize: { xs: '4rem', md: '5rem' },
          fontWeight: 600,
          lineHeight: 1.1,
          letterSpacing: '-0.02em',
        }}
      >
        {example.et}
      </Typography>
      <Typography component="span" sx={{ fontSize: '1.25rem', color: 'text.secondary' }}>
        {example.interval}
      </Typography>
    </Box>
    <Box component="svg" viewBox="0 0 320 96" sx={{ width: '100%', display: 'block', my: 1 }}>
      <Box
        component="path"
        d="M0 90 C80 90 105 78 130 42 C146 19 153 12 164 12 C175 12 182 19 198 42 C223 78 248 90 320 90 Z"
        sx={{
          fill: 'var(--hs-palette-action-selected)',
          stroke: 'var(--hs-palette-primary-dark)',
          strokeWidth: 2,
        }}
      />
      <Box
        component="path"
        d="M0 90 C70 90 98 81 122 54 L122 90 Z"
        sx={{ fill: 'var(--hs-palette-error-main)', fillOpacity: 0.45 }}
      />
      <Box
        component="path"
        d="M122 8 V90"
        sx={{ stroke: 'var(--hs-palette-text-primary)', strokeWidth: 2 }}
      />
    </Box>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 600 }}>Dial {example.dial}</Typography>
      <Typography sx={{ color: 'error.main' }}>{example.risk} breakout</Typography>
    </Box>
  </Box>
);
