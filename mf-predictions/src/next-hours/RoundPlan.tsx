import {
  addedByInterval,
  formatClock,
  formatDate,
  formatDial,
  formatEt,
  formatWhole,
  windInWords,
  type ClockPort,
  type DraftsPort,
  type LogEntry,
} from '@holeshot/shared-core';
import { useSliced } from '@holeshot/shared-core/react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useMemo, useState } from 'react';
import { formatTimer } from '../choice/timerInWords';
import { keepPlan, readPlanRecord, scorePlans } from './planRecord';
import { PlanScores } from './PlanScores';
import { planRounds, type PlannedRace, type PlannedRound } from './planRounds';
import { useRounds } from './useRounds';

const nothing = '–';
/** A phone has no room for the range; the chart above shows it. */
const whereThereIsRoom = { display: { xs: 'none', sm: 'table-cell' } } as const;
const example = '12:30, 2, 3:45 PM or 12:30 every 45';

/** Says how the typed times are read, and how far an interval goes. */
const readAs = (text: string, rounds: readonly string[], timezone: string): string => {
  const [first = '', last = ''] = [rounds[0], rounds.at(-1)].map((at) => at && formatClock(at, timezone));
  const what = rounds.length === 1 ? `1 round, ${first}` : `${rounds.length} rounds, ${first} to ${last}`;
  return /every/i.test(text)
    ? `Read as ${what}: “every” adds ${addedByInterval} at most.`
    : `Read as ${what}.`;
};

/** Says how many rounds are over. */
const overWords = (over: number, all: number): string => {
  if (over === all) return 'All of these rounds are over.';
  return over === 1 ? 'One of these rounds is over.' : `${over} of these rounds are over.`;
};

/** Returns the head of what is set for a round; undefined on an index without a timer, where nothing is. */
const headOf = ({ index, throttleStop }: PlannedRace): string | undefined => {
  if (index === undefined) return 'Dial';
  return throttleStop === undefined ? undefined : 'Timer';
};

const RoundRow = ({
  planned: { at, expected },
  race: { location, index },
  head,
  today,
}: {
  planned: PlannedRound;
  race: PlannedRace;
  head: string | undefined;
  /** Date of now. */
  today: string;
}) => {
  const { set } = expected ?? {};
  const day = formatDate(at, location.timezone);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {formatClock(at, location.timezone)}
        {day !== today && (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {day}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">{formatEt(expected?.et)}</TableCell>
      {head !== undefined && (
        <TableCell align="right">
          {set === undefined ? nothing : index === undefined ? formatDial(set) : formatTimer(set)}
        </TableCell>
      )}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {expected === undefined
          ? nothing
          : windInWords(expected.air, location.track_direction, formatWhole(expected.air.wind_speed))}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {expected?.rain === undefined ? nothing : `${formatWhole(expected.rain)} %`}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', ...whereThereIsRoom }}>
        {expected === undefined ? nothing : `${formatEt(expected.low80)}–${formatEt(expected.high80)}`}
      </TableCell>
    </TableRow>
  );
};

/** Plan of the day: a field for the times of the rounds, and each with its ET, dial, wind and rain. */
export const RoundPlan = ({
  race,
  entries,
  now,
  drafts,
  clock,
}: {
  /** Memoized by the caller. */
  race: PlannedRace;
  /** Passes of any car. */
  entries: readonly LogEntry[];
  /** Milliseconds. */
  now: number;
  drafts: DraftsPort;
  clock: ClockPort;
}) => {
  const id = useId();
  const { text, rounds, type } = useRounds(race.location, drafts, now);
  const [isTyping, setIsTyping] = useState(false);
  const start = useMemo(() => rounds && (() => planRounds(race, rounds)), [race, rounds]);
  // The last plan stays on the screen while the next one is typed and worked out.
  const { outcome, isCurrent } = useSliced(start, clock);
  useEffect(() => {
    // A round on a timer runs what is set for it, so its ET says nothing about the plan.
    if (isTyping || !isCurrent || outcome === undefined || race.throttleStop !== undefined) return;
    keepPlan(drafts, race, outcome, clock.now());
  }, [isTyping, isCurrent, outcome, race, drafts, clock]);
  const { engine, location } = race;
  const scores = useMemo(
    () => scorePlans(readPlanRecord(drafts), { engine, location }, entries),
    [drafts, engine, location, entries],
  );
  const head = headOf(race);
  const today = formatDate(new Date(now).toISOString(), race.location.timezone);
  const over = rounds?.filter((at) => Date.parse(at) < now).length ?? 0;
  const isEmpty = text.trim() === '';
  const isUnread = !isEmpty && rounds === undefined && !isTyping;
  const hint = rounds === undefined ? `Such as ${example}` : readAs(text, rounds, location.timezone);
  const planned = isEmpty || isUnread ? undefined : outcome;
  const ahead = planned?.filter(({ at }) => Date.parse(at) >= now) ?? [];
  return (
    <>
      <TextField
        fullWidth
        id={id}
        label="Times of your rounds"
        value={text}
        autoComplete="off"
        error={isUnread}
        helperText={isUnread ? `Write up to 12 times in their order, as ${example}.` : hint}
        onFocus={() => setIsTyping(true)}
        onBlur={() => setIsTyping(false)}
        onChange={(event) => type(event.target.value)}
        sx={{ mt: 1 }}
      />
      {over > 0 && <Typography variant="body2">{overWords(over, rounds?.length ?? 0)}</Typography>}
      {ahead.length > 0 && (
        <TableContainer tabIndex={0} role="region" aria-label="Your rounds one by one">
          <Table size="small" sx={{ '& .MuiTableCell-root': { px: { xs: 0.5, sm: 1 } } }}>
            <TableHead>
              <TableRow>
                <TableCell>Round</TableCell>
                <TableCell align="right">ET</TableCell>
                {head !== undefined && <TableCell align="right">{head}</TableCell>}
                <TableCell align="right">Wind mph</TableCell>
                <TableCell align="right">Rain</TableCell>
                <TableCell align="right" sx={whereThereIsRoom}>
                  80 % between
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {ahead.map((round, index) => (
                <RoundRow key={index} planned={round} race={race} head={head} today={today} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {ahead.some(({ expected }) => expected === undefined) && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The forecast does not reach every round.
        </Typography>
      )}
      {scores.length > 0 && <PlanScores scores={scores} />}
    </>
  );
};
