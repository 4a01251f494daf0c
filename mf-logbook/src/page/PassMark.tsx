import type { LogEntry, PassDoubt } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { resultColours } from './resultColours';

const markOf = ({ timeslip }: LogEntry, doubt?: PassDoubt): { word: string; color: string } => {
  if (doubt !== undefined) return { word: `${doubt}?`, color: 'warning.main' };
  if (timeslip.quality !== 'All Out') return { word: timeslip.quality, color: 'warning.main' };
  return { word: timeslip.result, color: resultColours[timeslip.result] };
};

/** The one word that matters about a pass: why it does not count, or may not, else how it ended. */
export const PassMark = ({
  entry,
  doubt,
}: {
  entry: LogEntry;
  /** What it looks like instead of All Out. */
  doubt?: PassDoubt | undefined;
}) => {
  const { word, color } = markOf(entry, doubt);
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
