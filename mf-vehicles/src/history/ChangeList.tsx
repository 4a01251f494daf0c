import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangeLine } from './changeLines';

/** List of the changes in a tune, each with its value before and after. */
export const ChangeList = ({ changes }: { changes: readonly ChangeLine[] }) =>
  changes.length === 0 ? null : (
    <Box component="ul" role="list" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
      {changes.map(({ what, before, after }) => (
        <Box
          key={what}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.5 }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {what}
          </Typography>
          <Typography variant="body2">
            {before} → <strong>{after}</strong>
          </Typography>
        </Box>
      ))}
    </Box>
  );
