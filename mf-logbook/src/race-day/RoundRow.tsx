import {
  foulsOf,
  formatClock,
  formatDial,
  formatDifference,
  formatEt,
  formatMph,
  passOutcome,
  type LogEntry,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { foulWords } from '../pass/foulWords';
import { resultColours } from '../pass/resultColours';
import { pressable } from '../fields/pressable';

/** Returns the reason of a calculated result; the racer's own fouls stand by themselves. */
const reasonOf = ({ event, derived, timeslip }: LogEntry): string | undefined => {
  if (event === undefined || timeslip.result === 'Time Only') return undefined;
  const outcome = passOutcome(timeslip, derived, event);
  const won = timeslip.result === 'Win';
  if (!outcome.ok || outcome.value.winner !== (won ? 'one' : 'other')) return undefined;
  const { reason } = outcome.value;
  if (reason === 'stripe') return `${won ? 'first' : 'second'} at the stripe`;
  const { opponent_reaction: reaction, opponent_et: et, opponent_dial: dial } = event;
  const theirs = won ? foulsOf({ reaction, et, dial }).find(({ kind }) => kind === reason) : undefined;
  return theirs && `their ${theirs.kind}\u00a0${formatDifference(theirs.by)}`;
};

const raceLine = (entry: LogEntry): string => {
  const { event, derived } = entry;
  return [
    event?.opponent === undefined ? undefined : `against ${event.opponent}`,
    reasonOf(entry),
    derived.margin === undefined ? undefined : `${formatDifference(derived.margin)}\u00a0s at the stripe`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
};

const slipLine = ({ timeslip }: LogEntry): string =>
  [
    timeslip.lane,
    timeslip.dialin_et === undefined ? undefined : `Dial\u00a0${formatDial(timeslip.dialin_et)}`,
    timeslip.reaction_time === undefined ? undefined : `R/T\u00a0${formatEt(timeslip.reaction_time)}`,
    timeslip.quality === 'All Out' ? undefined : timeslip.quality,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');

/** Row of a round: its name, its numbers and its result; the whole row opens it. */
export const RoundRow = ({
  entry,
  newest,
  saved,
  onOpen,
}: {
  entry: LogEntry;
  newest: boolean;
  /** Record of the last save: a new one scrolls the row into sight. */
  saved: object | undefined;
  onOpen: () => void;
}) => {
  const { event, derived, timeslip, location } = entry;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (saved !== undefined) row.current?.scrollIntoView?.({ block: 'center' });
  }, [saved]);
  const round = [event?.round, event?.bye && 'bye'].filter(Boolean).join(' · ');
  const race = raceLine(entry);
  const fouls = foulWords(entry);
  return (
    <Box component="li" ref={row} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        onClick={onOpen}
        sx={{
          ...pressable,
          ...{ display: 'flex', flexWrap: 'wrap', alignContent: 'start', minHeight: 84, py: 1.25 },
          columnGap: 1,
          alignItems: 'baseline',
        }}
      >
        <Typography
          component="span"
          sx={{
            flex: '0 0 4rem',
            // A time of day has the width of the column too, so that all ETs align.
            ...(round === ''
              ? { fontSize: '0.8125rem', whiteSpace: 'nowrap' }
              : { fontSize: '1.125rem', overflowWrap: 'anywhere' }),
            fontWeight: 600,
            color: 'text.secondary',
          }}
        >
          {round || formatClock(entry.log_entry_datetime, location.timezone)}
        </Typography>
        {/* Text of twice the size puts the numbers below the round, and mph below the ET. */}
        <Box component="span" sx={{ flex: '1 1 10rem', minWidth: 0 }}>
          <Box
            component="span"
            sx={{
              ...{ display: 'flex', flexWrap: 'wrap', columnGap: 1 },
              ...{ alignItems: 'baseline', justifyContent: 'space-between' },
            }}
          >
            <Typography
              component="span"
              sx={{
                fontSize: newest ? 'clamp(1.75rem, 10vw, 2.25rem)' : '1.75rem',
                fontWeight: 600,
                lineHeight: 1.2,
              }}
            >
              {formatEt(derived.finish_et)}
            </Typography>
            <Typography
              component="span"
              sx={{ fontSize: '1.25rem', whiteSpace: 'nowrap', color: 'text.secondary' }}
            >
              {formatMph(derived.finish_mph)}
              <Typography component="span" variant="caption" sx={{ ml: 0.5 }}>
                mph
              </Typography>
            </Typography>
          </Box>
          <Typography component="span" sx={{ display: 'block' }}>
            <Box component="span" sx={{ fontWeight: 600, color: resultColours[timeslip.result] }}>
              {timeslip.result}
            </Box>
            {race !== '' && ` ${race}`}
          </Typography>
          {fouls.length > 0 && (
            <Typography component="span" sx={{ display: 'block', fontWeight: 600, color: 'error.main' }}>
              {fouls.join(', ')}
            </Typography>
          )}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {slipLine(entry)}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
};
