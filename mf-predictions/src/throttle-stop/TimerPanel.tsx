import { formatDial, formatEt, solveTimer, type Result, type SolvedTimer } from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ChosenPlace } from '../choice/choosePlace';
import { formatTimer } from '../choice/timerInWords';
import { formatRisk } from '../dial/formatRisk';
import { RiskRungs } from '../dial/RiskRungs';
import { FoldPanel } from '../fold/FoldPanel';
import type { PredictedPass } from '../prediction/nextPass';
import type { CarIndex } from './useIndex';

const Solved = ({
  index,
  solved: { solved, rungs },
  current,
  onChoose,
}: {
  index: number;
  solved: SolvedTimer;
  /** Timer (s) of the next pass. */
  current: number | undefined;
  onChoose: (timer: number) => void;
}) => {
  const { timer, prediction, risk } = solved;
  const hundredths = (of: number): number => Math.round(of * 100);
  const isHundredth = current !== undefined && Math.abs(current * 100 - hundredths(current)) < 1e-6;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', columnGap: 2, rowGap: 1 }}>
        <Typography component="div" sx={{ flexGrow: 1 }} aria-live="polite">
          Timer for {formatDial(index)} now:{' '}
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '2.5rem', fontWeight: 650, lineHeight: 1.1 }}
          >
            {formatTimer(timer)}
          </Box>{' '}
          {formatRisk(risk)} under, 80 % between {formatEt(prediction.low80)} and{' '}
          {formatEt(prediction.high80)}
        </Typography>
        <Button
          variant="outlined"
          aria-disabled={timer === current}
          onClick={() => {
            if (timer !== current) onChoose(timer);
          }}
          sx={timer === current ? { opacity: 0.5, cursor: 'default' } : {}}
        >
          Use {formatTimer(timer)}
        </Button>
      </Box>
      <Box
        role="radiogroup"
        aria-label="Timer and its breakout risk"
        sx={{ minWidth: 0, containerType: 'inline-size' }}
      >
        <RiskRungs
          rungs={rungs.map((rung) => ({ hundredths: hundredths(rung.timer), risk: rung.risk }))}
          chosen={isHundredth ? hundredths(current) : undefined}
          onChoose={(chosen) => onChoose(chosen / 100)}
        />
      </Box>
    </>
  );
};

/** Panel that solves the timer of the throttle stop for an index, by what the car's passes have taught. */
export const TimerPanel = ({
  place: { location },
  next: { engine, air, airSpread, lane, timer },
  carIndex: { text, index, isTyped, type },
  onChoose,
}: {
  place: Pick<ChosenPlace, 'location'>;
  next: Pick<PredictedPass, 'engine' | 'air' | 'airSpread' | 'lane' | 'timer'>;
  carIndex: CarIndex;
  /** Chooses the timer (s) of the next pass. */
  onChoose: (timer: number) => void;
}) => {
  const solved = useMemo((): Result<SolvedTimer> | undefined => {
    const next = { location, observation: air, airSpread, lane };
    return index === undefined ? undefined : solveTimer(engine, next, index);
  }, [engine, location, air, airSpread, lane, index]);
  return (
    <FoldPanel
      title="Throttle stop"
      figure={
        index !== undefined && solved?.ok === true
          ? `${formatTimer(solved.value.solved.timer)} for ${formatDial(index)}`
          : undefined
      }
    >
      <Stack spacing={2} useFlexGap>
        {index !== undefined && solved?.ok === true && (
          <Solved index={index} solved={solved.value} current={timer?.timer} onChoose={onChoose} />
        )}
        {solved?.ok === false && <Typography role="status">{solved.failure.message}</Typography>}
        <NumberField
          label="Index"
          name="index"
          unit="s"
          value={text}
          error={text.trim() !== '' && index === undefined ? 'This is not a number.' : undefined}
          hint={!isTyped && index !== undefined ? 'From your last pass with the stop' : 'The ET to run'}
          onChange={type}
        />
      </Stack>
    </FoldPanel>
  );
};
