import Box from '@mui/material/Box';
import { compassPoints } from '../../find/compassPoints';

const longPoint = 'M50 2 L58 42 L50 50 L42 42 Z';
const shortPoint = 'M50 16 L56 44 L50 50 L44 44 Z';

/** Compass rose with eight points, the chosen one filled. */
export const CompassStar = ({ index }: { index: number | undefined }) => (
  <Box
    component="svg"
    viewBox="0 0 100 100"
    aria-hidden="true"
    sx={{ width: '100%', maxWidth: 88, m: 'auto' }}
  >
    {compassPoints.map((point, at) => (
      <Box
        key={point}
        component="path"
        d={at % 2 === 0 ? longPoint : shortPoint}
        transform={`rotate(${at * 45} 50 50)`}
        sx={{
          color: at === index ? 'primary.dark' : 'text.secondary',
          fill: at === index ? 'currentColor' : 'none',
          stroke: 'currentColor',
          strokeWidth: 1.5,
        }}
      />
    ))}
  </Box>
);
