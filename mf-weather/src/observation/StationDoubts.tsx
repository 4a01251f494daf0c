import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** Questions about what the own station showed, read out when they appear; empty if none is open. */
export const StationDoubts = ({ doubts, pressed }: { doubts: readonly string[]; pressed: boolean }) =>
  doubts.length === 0 ? null : (
    <Alert severity="warning" variant="outlined" role="alert">
      {doubts.map((doubt) => (
        <Box key={doubt}>{doubt}</Box>
      ))}
      {pressed && <strong>Correct it, or press again to use it as it is.</strong>}
    </Alert>
  );
