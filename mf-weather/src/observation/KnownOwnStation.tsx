import { formatAge, type Location } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { airInWords, differenceText } from './airTexts';

/** Stored correction by the racer's own station, with a button to remove it; empty if none. */
export const KnownOwnStation = ({
  bias,
  reading,
  now,
  onForget,
}: {
  bias: Location['station_bias'];
  reading: Location['own_reading'];
  /** Milliseconds. */
  now: () => number;
  /** Undefined without write access. */
  onForget: (() => void) | undefined;
}) => {
  if (bias === undefined && reading === undefined) return null;
  return (
    <Box>
      {bias !== undefined && (
        <Typography variant="body2">
          Corrected by your own station: {differenceText(bias)}, from {bias.readings}{' '}
          {bias.readings === 1 ? 'reading' : 'readings'}.
        </Typography>
      )}
      {reading !== undefined && (
        <Typography variant="body2">
          Your own station showed {airInWords(reading)} {formatAge(Date.parse(reading.datetime), now())}.
        </Typography>
      )}
      {onForget !== undefined && <Button onClick={onForget}>Remove it</Button>}
    </Box>
  );
};
