import {
  formatDial,
  formatEt,
  knownIndex,
  parseNumber,
  recordOf,
  seconds,
  solveTimer,
  type DraftsPort,
  type Result,
  type SolvedTimer,
} from '@holeshot/shared-core';
import { NumberField } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ChosenPlace } from '../choice/choosePlace';
import { formatTimer } from '../choice/timerInWords';
import { formatRisk } from '../dial/formatRisk';
import { RiskRungs } from '../dial/RiskRungs';
import { FoldPanel } from '../fold/FoldPanel';
import type { PredictedPass } from '../prediction/nextPass';

/** Remembers on this device the index that the racer typed for each car, as text. */
const key = 'indexes';

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
  place: { vehicle, location },
  next: { engine, air, airSpread, lane, timer },
  drafts,
  onChoose,
}: {
  place: ChosenPlace;
  next: Pick<PredictedPass, 'engine' | 'air' | 'airSpread' | 'lane' | 'timer'>;
  drafts: DraftsPort;
  /** Chooses the timer (s) of the next pass. */
  onChoose: (timer: number) => void;
}) => {
  const known = useMemo(() => knownIndex(engine), [engine]);
  const [typed, setTyped] = useState(() => recordOf(drafts.read(key))[vehicle.uid]);
  const text = typeof typed === 'string' ? typed : known === undefined ? '' : formatDial(known);
  const index = parseNumber(text);
  const solved = useMemo((): Result<SolvedTimer> | undefined => {
    const next = { location, observation: air, airSpread, lane };
    return index === undefined ? undefined : solveTimer(engine, next, seconds(index));
  }, [engine, location, air, airSpread, lane, index]);
  const type = (next: string): void => {
    setTyped(next);
    const { [vehicle.uid]: _, ...others } = recordOf(drafts.read(key));
    drafts.write(key, next.trim() === '' ? others : { ...others, [vehicle.uid]: next });
  };
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
          hint={
            typeof typed !== 'string' && known !== undefined
              ? 'From your last pass with the stop'
              : 'The ET to run'
          }
          onChange={type}
        />
      </Stack>
    </FoldPanel>
  );
};
