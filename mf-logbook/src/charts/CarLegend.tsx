import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { markOf } from './carMarks';

/** Names of the cars in the chart, each beside its mark. */
export const CarLegend = ({ cars }: { cars: readonly LogEntry['vehicle'][] }) => (
  <Box
    component="ul"
    aria-label="Cars of the chart"
    sx={{
      listStyle: 'none',
      m: 0,
      p: 0,
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      fontSize: '0.875rem',
    }}
  >
    {cars.map(({ uid, name }, place) => {
      const { path, color = 'primary.main' } = markOf(place);
      return (
        <Box key={uid} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box component="svg" viewBox="-5 -5 10 10" aria-hidden="true" sx={{ width: 14, height: 14, color }}>
            <path d={path} fill="currentColor" />
          </Box>
          {name}
        </Box>
      );
    })}
  </Box>
);
