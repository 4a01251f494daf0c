import { formatDial, solveDelayBox, type LogEntry, type Ports } from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { bigGrid } from '../fields/bigGrid';
import { SolvedFigure } from './SolvedFigure';
import { useToolNumbers } from './useToolNumbers';

const asked = {
  delay: { label: 'Delay', hint: 'in the box last', words: 'the delay that is in the box' },
  reaction: {
    label: 'R/T it gave',
    hint: 'minus for a red light',
    words: 'the R/T it gave',
    signed: true,
  },
  wanted: { label: 'R/T wanted', hint: 'what you aim for', words: 'the R/T wanted', lasting: '0.010' },
  dial: { label: 'Your dial', hint: 'only for a crossover', words: 'your dial' },
  theirDial: { label: 'Opponent’s dial', hint: 'the slower car', words: 'the opponent’s dial' },
};

/** Tool for the delay of a wanted reaction, off the own tree or, with both dials, off a slower opponent's. */
export const DelayBoxTool = ({
  last,
  ports,
}: {
  /** Last pass of today: its R/T and its dial stand until others are typed. */
  last: LogEntry | undefined;
  ports: Pick<Ports, 'drafts' | 'clock'>;
}) => {
  const { reaction_time: lastReaction, dialin_et: lastDial } = last?.timeslip ?? {};
  // A delay and the R/T it gave are of one pass: beside another's the result would be a red light.
  const of = last?.log_entry_uid ?? '';
  const knownDial = lastDial === undefined ? undefined : formatDial(lastDial);
  const { texts, number, field, lacking } = useToolNumbers(ports.drafts, ports.clock, 'race-day.delay-box', {
    ...asked,
    delay: { ...asked.delay, of },
    reaction: { ...asked.reaction, of, known: lastReaction?.toFixed(3) },
    dial: { ...asked.dial, known: knownDial },
  });
  const [delay, reaction, wanted] = [number('delay'), number('reaction'), number('wanted')];
  const [dial, opponentDial] = [number('dial'), number('theirDial')];
  const crossover = dial !== undefined && opponentDial !== undefined ? { dial, opponentDial } : undefined;
  const isDialTyped = texts.dial.trim() !== '' && texts.dial !== knownDial;
  const wantsCrossover = isDialTyped || texts.theirDial.trim() !== '';
  // Off the own tree the delay is seconds shorter: with a missing dial that would be a red light.
  const lacksDial = wantsCrossover && crossover === undefined;
  const solved =
    delay === undefined || reaction === undefined || wanted === undefined || lacksDial
      ? undefined
      : solveDelayBox({ delay, reaction, wanted, crossover });
  return (
    <Stack spacing={2} role="group" aria-label="Delay box">
      <Box sx={bigGrid}>
        {field('delay')}
        {field('reaction')}
        {field('wanted')}
        {field('dial')}
        {field('theirDial')}
      </Box>
      <SolvedFigure
        label={
          crossover === undefined
            ? 'Set the delay to'
            : `Set the delay, off their tree with ${formatDial(crossover.dial)} against ${formatDial(crossover.opponentDial)}, to`
        }
        solved={solved}
        missing={
          lacksDial
            ? 'Type both dials for a crossover, or clear both for your own tree.'
            : lacking(['delay', 'reaction', 'wanted'])
        }
      />
    </Stack>
  );
};
