import {
  dialFor,
  formatDial,
  formatEt,
  opponentBook,
  parseNumber,
  raceAhead,
  seconds,
  slipRange,
  winOdds,
  type ClockPort,
  type LogEntry,
  type OpponentRecord,
  type Prediction,
} from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useMemo } from 'react';
import { Chooser } from '../choice/Chooser';
import { useSliced } from '../prediction/useSliced';
import { WinTable } from './WinTable';
import { aimSentence, dialFigure, dialSentence } from './winWords';

/** What the racer chose: a name in the book of opponents, and the text of a dial; both may be empty. */
interface Asked {
  opponent: string;
  dial: string;
}

const { least, most } = slipRange('dialin_et');

const metTimes = ({ name, races }: OpponentRecord): string =>
  `${name}, met ${races === 1 ? 'once' : `${races} times`}`;

/** Chances to win the next race by dial and by aimed reaction, against an opponent of the racer's choice. */
export const WinOddsView = ({
  vehicleUid,
  prediction,
  entries,
  usualRisk,
  asked,
  onAsk,
  onFigure,
  clock,
}: {
  vehicleUid: string;
  prediction: Prediction;
  entries: readonly LogEntry[];
  usualRisk: number;
  asked: Asked;
  onAsk: (asked: Asked) => void;
  /** Gets what the folded panel shows. */
  onFigure: (figure: string) => void;
  clock: ClockPort;
}) => {
  const book = useMemo(() => opponentBook(entries), [entries]);
  const opponent = book.find(({ name }) => name === asked.opponent);
  const name = opponent === undefined ? undefined : asked.opponent;
  const typed = asked.dial.trim() === '' ? undefined : (parseNumber(asked.dial) ?? NaN);
  const isDial = typed !== undefined && typed >= least && typed <= most;
  const otherDial = isDial ? typed : undefined;
  const { et, sd } = prediction;
  const start = useCallback(() => {
    const called = { et, sd };
    const race = raceAhead(called, entries, {
      vehicleUid,
      usualRisk,
      opponent: name,
      otherDial: otherDial === undefined ? undefined : seconds(otherDial),
    });
    return winOdds(race, dialFor(called, usualRisk).dial);
  }, [et, sd, entries, vehicleUid, usualRisk, name, otherDial]);
  // The last chances stay on the screen while the next ones are worked out.
  const { outcome } = useSliced(start, clock);
  const figure = outcome && dialFigure(outcome);
  useEffect(() => {
    if (figure !== undefined) onFigure(figure);
  }, [figure, onFigure]);
  return (
    <Stack useFlexGap spacing={2}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))' }}>
        <Chooser
          label="Opponent"
          uid={name ?? ''}
          rows={[
            { uid: '', text: 'Typical opponent' },
            ...book.map((record) => ({ uid: record.name, text: metTimes(record) })),
          ]}
          onChoose={(chosen) => onAsk({ ...asked, opponent: chosen })}
        />
        <NumberField
          label="Their dial"
          name="their-dial"
          unit="s"
          value={asked.dial}
          hint={opponent?.dial === undefined ? 'Empty: as yours' : `Empty: ${formatDial(opponent.dial)}`}
          error={
            typed === undefined || isDial ? undefined : `A dial is between ${least} and ${most} seconds.`
          }
          onChange={(dial) => onAsk({ ...asked, dial })}
        />
      </Box>
      {outcome === undefined ? (
        <Skeleton variant="rounded" height={480} />
      ) : (
        <>
          <Typography role="status" sx={{ fontWeight: 600, minHeight: '3em' }}>
            {dialSentence(outcome)}
          </Typography>
          <WinTable
            label="Chance to win by dial"
            head="Dial"
            cost="Breakout"
            rows={outcome.dial.choices.map((odds) => ({
              name: formatDial(odds.dial),
              win: odds.win,
              cost: odds.breakout,
              isBest: odds === outcome.dial.best,
              isUsual: odds === outcome.dial.usual,
            }))}
          />
          <Typography sx={{ fontWeight: 600 }}>{aimSentence(outcome)}</Typography>
          <WinTable
            label="Chance to win by R/T"
            head="Aimed R/T"
            cost="Red light"
            rows={outcome.aim.choices.map((odds) => ({
              name: formatEt(odds.aim),
              win: odds.win,
              cost: odds.red,
              isBest: odds === outcome.aim.best,
              isUsual: odds === outcome.aim.usual,
            }))}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            From 20,000 simulated races. Both cars run to the stripe. A typical opponent races as those in
            your log book, and as you while these are few.
          </Typography>
        </>
      )}
    </Stack>
  );
};
