import {
  finishLine,
  formatDial,
  formatEt,
  lastDialOver,
  opponentBook,
  racesAgainst,
  raceAhead,
  winOdds,
  type ClockPort,
  type FinishLine,
  type OpponentRecord,
  type Share,
} from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo } from 'react';
import { Chooser } from '../choice/Chooser';
import { useSliced } from '../prediction/useSliced';
import { approachSentence, stripeSentence } from './finishWords';
import type { AskedRace } from './WinPanel';
import { WinTable } from './WinTable';
import { aimFigure, aimSentence, dialFigure, dialSentence, type SaidOdds } from './winWords';

const metTimes = ({ name, races }: OpponentRecord): string =>
  `${name}, met ${races === 1 ? 'once' : `${races} times`}`;

interface SaidFinish extends SaidOdds {
  /** Undefined where no opponent, or no dial of theirs, is known. */
  finish: FinishLine | undefined;
  /** Lights of both are known, so that the lead to take is too. */
  stripe: boolean;
}

function* oddsOf({
  vehicleUid,
  prediction,
  entries,
  usualRisk,
  dial,
  isIndex,
  opponent,
  theirDial,
}: AskedRace): Generator<Share, SaidFinish> {
  const named = opponent === '' ? undefined : opponent;
  const ahead = raceAhead(prediction, entries, {
    ...{ vehicleUid, usualRisk },
    index: isIndex ? dial : undefined,
    opponent: named,
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
  };
}

/** Chances to win the next race by dial and by aimed reaction, against an opponent of the racer's choice. */
export const WinOddsView = ({
  race,
  dialText,
  onOpponent,
  onFigure,
  clock,
}: {
  race: AskedRace;
  /** Dial of the opponent as typed. */
  dialText: string;
  onOpponent: (typed: { opponent: string; dialText: string }) => void;
  /** Gets what the folded panel shows for a race; memoized by the caller. */
  onFigure: (figure: { of: AskedRace; text: string }) => void;
  clock: ClockPort;
}) => {
  const book = useMemo(() => opponentBook(race.entries), [race.entries]);
  const lastDial = useMemo(
    () => lastDialOver(race.prediction.finish, racesAgainst(race.opponent, race.entries)),
    [race],
  );
  const start = useCallback(() => oddsOf(race), [race]);
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
          uid={book.some(({ name }) => name === race.opponent) ? race.opponent : ''}
          rows={[
            { uid: '', text: 'Typical opponent' },
            ...book.map((record) => ({ uid: record.name, text: metTimes(record) })),
          ]}
          onChoose={(opponent) => onOpponent({ opponent, dialText: '' })}
        />
        {!race.isIndex && (
          <NumberField
            label="Their dial"
            name="their-dial"
            unit="s"
            value={dialText}
            error={dialText.trim() !== '' && race.theirDial === undefined ? 'This is no dial.' : undefined}
            hint={lastDial === undefined ? 'On their window' : `Last ${formatDial(lastDial)}`}
            onChange={(text) => onOpponent({ opponent: race.opponent, dialText: text })}
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
