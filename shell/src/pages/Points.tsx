import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A list of points, each led by its word. */
export const Points = ({ points }: { points: readonly (readonly [word: string, text: ReactNode])[] }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
    {points.map(([word, text]) => (
      <li key={word}>
        <Box component="strong" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {word}:
        </Box>{' '}
        {text}
      </li>
    ))}
  </Box>
);
