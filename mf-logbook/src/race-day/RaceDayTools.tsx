import { opponentBook, type LogEntry, type Ports } from '@holeshot/shared-core';
import { lazyView, useNow } from '@holeshot/shared-core/react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { DelayBoxTool } from '../race-tools/DelayBoxTool';
import { ThrottleStopTool } from '../race-tools/ThrottleStopTool';
import { Fold } from '../fields/Fold';
import { passesOfToday } from '../pass/passesOfToday';
import { useScoutedRuns } from '../scouting/useScoutedRuns';
import { OpponentBook } from './OpponentBook';

const late = {
  waiting: <Skeleton variant="rounded" height={240} />,
  failed: () => (
    <Typography>This tool could not be loaded. Check your network and reload the page.</Typography>
  ),
};
const ScoutedTool = lazyView(
  () => import(/* webpackChunkName: "scouting" */ '../scouting/ScoutedTool').then((m) => m.ScoutedTool),
  late,
);
const LadderTool = lazyView(
  () => import(/* webpackChunkName: "ladder" */ '../ladder/LadderTool').then((m) => m.LadderTool),
  late,
);

/** Opponent book, scouted runs, ladder, throttle stop and delay box, each closed at first. */
export const RaceDayTools = ({
  entries,
  ports,
}: {
  entries: readonly LogEntry[];
  ports: Pick<Ports, 'clock' | 'drafts' | 'feedback' | 'navigation'>;
}) => {
  const now = useNow(ports.clock, 60_000);
  // The ladder follows what is scouted while both are open.
  const scouted = useScoutedRuns(ports);
  const book = useMemo(() => opponentBook(entries), [entries]);
  return (
    <>
      <Fold
        title="Opponent book"
        summary={book.length === 0 ? 'nobody yet' : book.map(({ name }) => name).join(', ')}
      >
        <OpponentBook book={book} now={now} />
      </Fold>
      <Fold title="Scouted runs" summary="dials and ETs of other cars">
        <ScoutedTool scouted={scouted} ports={ports} />
      </Fold>
      <Fold title="Ladder" summary="your path, and the chances of the pairs">
        <LadderTool entries={entries} runs={scouted.runs} ports={ports} />
      </Fold>
      <Fold title="Throttle stop" summary="the timer for an index">
        <ThrottleStopTool ports={ports} />
      </Fold>
      <Fold title="Delay box" summary="the delay for the reaction you want">
        <DelayBoxTool last={passesOfToday(entries, now)[0]} ports={ports} />
      </Fold>
    </>
  );
};
