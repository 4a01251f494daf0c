import { formatEt, type WalkSummary } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Bars of the mean miss of each way to call a pass, the engine first. */
export const MissBars = ({ rows }: { rows: readonly WalkSummary[] }) => {
  const longest = Math.max(...rows.map(({ mae }) => mae));
  const [engine] = rows;
  const label = rows.map(({ method, mae }) => `${method} ${formatEt(mae)} s`).join(', ');
  return (
    <Box role="img" aria-label={`Mean miss: ${label}`} sx={{ display: 'grid', gap: 1.5 }}>
      {rows.map((row) => (
        <Box key={row.method}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <Typography sx={{ fontWeight: row === engine ? 600 : 400 }}>{row.method}</Typography>
            <Typography sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{formatEt(row.mae)} s</Typography>
          </Box>
          <Box
            sx={{
              height: 16,
              minWidth: 2,
              width: `${(row.mae / longest) * 100}%`,
              borderRadius: '4px',
              bgcolor: row === engine ? 'primary.main' : 'text.disabled',
            }}
          />
        </Box>
      ))}
    </Box>
  );
};
