import {
  formatDateTime,
  formatEt,
  formatPasses,
  passPath,
  type LogEntry,
  type WalkedPass,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

/** How many of the newest can be opened; marked as what they were, they make room for the next. */
const shownAtMost = 5;

const sentence = (doubted: readonly WalkedPass[]): string => {
  const kinds = new Set(doubted.map(({ doubt }) => doubt));
  const looks = [kinds.has('Lifted') && 'lifted', kinds.has('Spun') && 'spun'].filter(Boolean).join(' or ');
  const [look, are, it] = doubted.length === 1 ? ['looks', 'is', 'it'] : ['look', 'are', 'them'];
  return `${formatPasses(doubted.length)} ${look} ${looks} and ${are} not counted. Look at ${it}:`;
};

/** Names the passes marked All Out that look otherwise and do not count, and leads to each. */
export const DoubtedPasses = ({
  doubted,
  passes,
}: {
  /** Oldest first. */
  doubted: readonly WalkedPass[];
  /** Passes of the walk. */
  passes: readonly LogEntry[];
}) => {
  if (doubted.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2">{sentence(doubted)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1 }}>
        {doubted
          .slice(-shownAtMost)
          .reverse()
          .map(({ log_entry_uid, actual }) => {
            const pass = passes.find((each) => each.log_entry_uid === log_entry_uid);
            return (
              <Button
                key={log_entry_uid}
                variant="text"
                href={passPath({ log_entry_uid })}
                sx={{ px: 1, textAlign: 'left' }}
              >
                {formatEt(actual)}
                {pass && ` of ${formatDateTime(pass.log_entry_datetime, pass.location.timezone)}`}
              </Button>
            );
          })}
      </Box>
    </Box>
  );
};
