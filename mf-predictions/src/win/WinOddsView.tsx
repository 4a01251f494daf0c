import {
  finishLine,
  formatDial,
  formatEt,
  lastKnownDial,
  opponentBook,
  parseScoutedRuns,
  racesAgainst,
  raceAhead,
  runsOfCar,
  scoutedCars,
  scoutedKey,
  winOdds,
  type ClockPort,
  type DraftsPort,
  type FinishLine,
  type ScoutedRun,
  type Share,
} from '@holeshot/shared-core';
import { NumberField, useSliced } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Chooser } from '../choice/Chooser';
import { approachSentence, stripeSentence } from './finishWords';
import { opponentRows } from './opponentRows';
import type { AskedRace } from './WinPanel';
import { WinTable } from './WinTable';
import { aimFigure, aimSentence, dialFigure, dialSentence, scoutedSentence, type SaidOdds } from './winWords';

interface SaidFinish extends SaidOdds {
  /** Undefined where no opponent, or no dial of theirs, is known. */
  finish: FinishLine | undefined;
  /** Lights of both are known, so that the lead to take is too. */
  stripe: boolean;
  /** Says what scouted runs the chances are from; empty without any. */
  scouted: string;
}

function* oddsOf(
  { vehicleUid, prediction, entries, usualRisk, dial, isIndex, opponent, theirDial }: AskedRace,
  scouted: readonly ScoutedRun[],
): Generator<Share, SaidFinish> {
  const named = opponent === '' ? undefined : opponent;
  const ahead = raceAhead(prediction, entries, {
    ...{ vehicleUid, usualRisk },
    index: isIndex ? dial : undefined,
    opponent: named,
    scouted,
    typedDial: theirDial,
  });
  const odds = yield* winOdds(ahead, dial);
  const isMet = (named !== undefined || theirDial !== undefined) && ahead.isDialKnown;
  const asked = { dial, usualRisk, opponent: named, entries };
  return {
    ...odds,
    reactions: ahead.reactions,
    isIndex,
    finish: isMet ? finishLine(ahead, prediction, asked) : undefined,
    stripe: ahead.reactions !== 'none' && ahead.theirRaces > 0,
    scouted: scouted.length === 0 ? '' : scoutedSentence(ahead),
  };
}

/** Chances to win the next race by dial and by aimed reaction, against an opponent of the racer's choice. */
export const WinOddsView = ({
  race,
  dialText,
  onOpponent,
  onFigure,
  drafts,
  clock,
}: {
  race: AskedRace;
  /** Dial of the opponent as typed. */
  dialText: string;
  onOpponent: (typed: { opponent: string; dialText: string }) => void;
  /** Gets what the folded panel shows for a race; memoized by the caller. */
  onFigure: (figure: { of: AskedRace; text: string }) => void;
  drafts: DraftsPort;
  clock: ClockPort;
}) => {
  const { opponent, entries } = race;
  const book = useMemo(() => opponentBook(entries), [entries]);
  const [runs] = useState(() => parseScoutedRuns(drafts.read(scoutedKey), clock.now()));
  const { rows, chosen } = useMemo(
    () => opponentRows(book, scoutedCars(runs), opponent),
    [book, runs, opponent],
  );
  const races = useMemo(() => racesAgainst(opponent, entries), [opponent, entries]);
  const scouted = useMemo(() => runsOfCar(opponent, runs), [opponent, runs]);
  const lastDial = useMemo(
    () => lastKnownDial(race.prediction.finish, races, scouted),
    [race.prediction.finish, races, scouted],
  );
  const start = useCallback(() => oddsOf(race, scouted), [race, scouted]);
  // The last chances stay on the screen while the next ones are worked out.
  const { outcome, isCurrent } = useSliced(start, clock);
  useEffect(() => {
    if (outcome === undefined || !isCurrent) return;
    onFigure({ of: race, text: outcome.isIndex ? aimFigure(outcome) : dialFigure(outcome) });
  }, [outcome, isCurrent, race, onFigure]);
  return (
    <Stack useFlexGap spacing={2}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))' }}>
        <Chooser
          label="Opponent"
          uid={chosen}
          rows={rows}
          onChoose={(other) => onOpponent({ opponent: other, dialText: '' })}
        />
        {!race.isIndex && (
          <NumberField
            label="Their dial"
            name="their-dial"
            unit="s"
            value={dialText}
            error={dialText.trim() !== '' && race.theirDial === undefined ? 'This is no dial.' : undefined}
            hint={lastDial === undefined ? 'On their window' : `Last ${formatDial(lastDial)}`}
            onChange={(text) => onOpponent({ opponent, dialText: text })}
          />
        )}
      </Box>
      {outcome === undefined ? (
        <Skeleton variant="rounded" height={480} />
      ) : (
        <>
          <Typography role="status" sx={{ fontWeight: 600, minHeight: '3em' }}>
            {outcome.isIndex ? aimSentence(outcome) : dialSentence(outcome)}
          </Typography>
          {outcome.scouted !== '' && <Typography>{outcome.scouted}</Typography>}
          {!outcome.isIndex && (
            <>
              <WinTable
                label="Chance to win by dial"
                head="Dial"
                cost="Breakout"
                usualWord="now"
                choice={outcome.dial}
                nameOf={({ dial }) => formatDial(dial)}
                costOf={({ breakout }) => breakout}
              />
              <Typography sx={{ fontWeight: 600 }}>{aimSentence(outcome)}</Typography>
            </>
          )}
          <WinTable
            label="Chance to win by R/T"
            head="Aimed R/T"
            cost="Red light"
            usualWord={outcome.reactions === 'own' ? 'now' : 'typical'}
            choice={outcome.aim}
            nameOf={({ aim }) => formatEt(aim)}
            costOf={({ red }) => red}
          />
          {outcome.finish !== undefined && (
            <Box>
              <Typography component="h3" variant="body2" sx={{ color: 'text.secondary' }}>
                Finish line
              </Typography>
              {outcome.stripe && <Typography>{stripeSentence(outcome.finish, race.usualRisk)}</Typography>}
              <Typography>{approachSentence(outcome.finish)}</Typography>
            </Box>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            From 20,000 simulated races. Both cars run to the stripe
            {outcome.isIndex && `, for ${formatDial(outcome.dial.usual.dial)}`}. A typical opponent races as
            those in your log book, and as you while these are few.
          </Typography>
        </>
      )}
    </Stack>
  );
};
