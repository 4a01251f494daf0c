import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Progress bar with a label. */
export const ProgressBar = ({ words, percent }: { words: string; percent: number }) => (
  <Box>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 1 }}>
      <Typography>{words}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{percent} %</Typography>
    </Box>
    <Box
      role="progressbar"
      aria-label={words}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      sx={{ height: 8, borderRadius: '4px', bgcolor: 'action.hover', overflow: 'hidden' }}
    >
      <Box
        sx={{
          height: 1,
          bgcolor: 'primary.main',
          transformOrigin: 'left',
          transform: `scaleX(${percent / 100})`,
        }}
      />
    </Box>
  </Box>
);
