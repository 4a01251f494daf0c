import type { LogEntry } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { resultColours } from './resultColours';

const markOf = ({ timeslip }: LogEntry): { word: string; color: string } => {
  if (timeslip.quality !== 'All Out') return { word: timeslip.quality, color: 'warning.main' };
  return { word: timeslip.result, color: resultColours[timeslip.result] };
};

/** The one word that matters about a pass: why it does not count, else how it ended. */
export const PassMark = ({ entry }: { entry: LogEntry }) => {
  const { word, color } = markOf(entry);
  return (
    <Box
      component="span"
      sx={{
        px: 1,
        py: 0.25,
        borderRadius: '8px',
        bgcolor: 'action.hover',
        color,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {word}
    </Box>
  );
};
