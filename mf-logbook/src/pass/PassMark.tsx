import type { LogEntry, PassDoubt } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { resultColours } from './resultColours';

const markOf = ({ timeslip }: LogEntry, doubt?: PassDoubt): { words: string; color: string } => {
  const { quality, result } = timeslip;
  const why = doubt === undefined ? quality : `${doubt}?`;
  if (why === 'All Out') return { words: result, color: resultColours[result] };
  return { words: result === 'Time Only' ? why : `${result}, ${why}`, color: 'warning.main' };
};

/** Marks of a pass: its result, and why it does not count, or may not. */
export const PassMark = ({
  entry,
  doubt,
}: {
  entry: LogEntry;
  /** Quality that the pass looks like instead of All Out. */
  doubt?: PassDoubt | undefined;
}) => {
  const { words, color } = markOf(entry, doubt);
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
      {words}
    </Box>
  );
};
