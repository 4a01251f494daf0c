import { formatDial, parseNumber, seconds, solveDelayBox, type DraftsPort } from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { bigGrid } from './bigGrid';
import { SolvedFigure } from './SolvedFigure';
import { useKeptTexts } from './useKeptTexts';

/** The delay for a wanted reaction, off the own tree or, with both dials, off a slower opponent's. */
export const DelayBoxTool = ({ drafts }: { drafts: DraftsPort }) => {
  const [texts, set] = useKeptTexts(drafts, 'race-day.delay-box', {
    delay: '',
    reaction: '',
    wanted: '0.010',
    dial: '',
    theirDial: '',
  });
  const number = (name: keyof typeof texts) => {
    const value = parseNumber(texts[name]);
    return value === undefined ? undefined : seconds(value);
  };
  const [delay, reaction, wanted] = [number('delay'), number('reaction'), number('wanted')];
  const [dial, opponentDial] = [number('dial'), number('theirDial')];
  const crossover = dial !== undefined && opponentDial !== undefined ? { dial, opponentDial } : undefined;
  const wantsCrossover = texts.dial.trim() !== '' || texts.theirDial.trim() !== '';
  // Off the own tree the delay is seconds shorter: where a dial is missing, it would be a red light.
  const lacksDial = wantsCrossover && crossover === undefined;
  const solved =
    delay === undefined || reaction === undefined || wanted === undefined || lacksDial
      ? undefined
      : solveDelayBox({ delay, reaction, wanted, crossover });
  const field = (name: keyof typeof texts, label: string, hint: string, signed = false) => (
    <NumberField
      label={label}
      name={`delay-${name}`}
      value={texts[name]}
      onChange={(text) => set(name, text)}
      hint={hint}
      signed={signed}
    />
  );
  return (
    <Stack spacing={2} role="group" aria-label="Delay box">
      <Box sx={bigGrid}>
        {field('delay', 'Delay', 'in the box last')}
        {field('reaction', 'R/T it gave', 'minus for a red light', true)}
        {field('wanted', 'R/T wanted', 'what you aim for')}
        {field('dial', 'Your dial', 'only for a crossover')}
        {field('theirDial', 'Opponent’s dial', 'the slower car')}
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
            : 'Type the delay that is in the box, and the R/T it gave.'
        }
      />
    </Stack>
  );
};
