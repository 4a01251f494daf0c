import { distanceLabels, formatDial, formatEt, type ClockPort } from '@holeshot/shared-core';
import { WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { DialLadder } from '../dial/DialLadder';
import { fewPasses } from '../prediction/fewPasses';
import { formatRisk } from '../dial/formatRisk';
import { timerSentence } from '../choice/timerInWords';
import type { PredictedPass } from '../prediction/nextPass';
import { useChosenDial } from '../dial/useChosenDial';
import type { HeldDial } from '../dial/useHeldDial';
import { airMoved } from './airMoved';
import { LaneSelect } from './LaneSelect';

/** Estimates the width of a text in ems, with room for a device’s wider digits. */
const emsOf = (text: string): number => 0.28 + 0.63 * text.replace('.', '').length;

/** Text read at arm's length; smaller on a low screen, where the figures need the room. */
const beside = { fontSize: 'clamp(1rem, 2.7cqb, 1.25rem)', lineHeight: 1.3 } as const;

const Large = ({
  label,
  text,
  tallest,
  color = 'text.primary',
  note,
  control,
}: {
  label: string;
  text: string;
  /** CSS length: the figure fills its width, but grows no taller. */
  tallest: string;
  color?: string;
  /** Under the label; beside a control it takes no height. */
  note?: string | undefined;
  /** At the other end of the label's line. */
  control?: ReactNode;
}) => (
  <Box sx={{ containerType: 'inline-size', minWidth: 0 }}>
    <Typography
      component="dt"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        color: 'text.secondary',
        // A long label stays in its column with large letters too.
        fontSize: 'min(1.125rem, 20cqi)',
        lineHeight: 1.2,
      }}
    >
      {label}{' '}
      {note !== undefined && (
        <Box component="span" sx={{ gridRow: 2, color: 'warning.main', fontSize: '1rem', fontWeight: 600 }}>
          {note}
        </Box>
      )}
      {control !== undefined && (
        <Box sx={{ display: 'flex', gridColumn: 2, gridRow: note === undefined ? 1 : '1 / span 2' }}>
          {control}
        </Box>
      )}
    </Typography>
    <Typography
      component="dd"
      sx={{
        m: 0,
        color,
        fontSize: `min(${100 / emsOf(text)}cqi, ${tallest})`,
        fontWeight: 650,
        letterSpacing: '-0.02em',
        lineHeight: 1.05,
        whiteSpace: 'nowrap',
      }}
    >
      {text}
    </Typography>
  </Box>
);

/** ET, dial and odds as large as the screen allows, with the air since the last pass and its age. */
export const LanesFigures = ({
  next: { prediction, basis, air, source, lane, timer },
  place: { vehicle, location },
  heldDial,
  clock,
  onLane,
  actions,
}: {
  next: PredictedPass;
  place: ChosenPlace;
  heldDial: HeldDial;
  clock: ClockPort;
  onLane: (lane: ChosenLane) => void;
  /** Buttons below everything. */
  actions: ReactNode;
}) => {
  const { dial, risk, isHeld, usualRisk, onHold, onLetGo } = useChosenDial(prediction, heldDial);
  const moved = airMoved(prediction, basis, air, location);
  return (
    <Box
      sx={{
        flexGrow: 1,
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        alignContent: 'space-between',
        // Upright, everything but the two figures takes less than 32.5rem; they share the rest.
        '--et-tallest': 'max(3rem, (100cqb - 32.5rem) * 0.57)',
        '--dial-tallest': 'max(2.5rem, (100cqb - 32.5rem) * 0.43)',
        '@media (orientation: landscape)': {
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          alignContent: 'stretch',
          '--et-tallest': 'max(3rem, 46cqb - 1.75rem)',
          '--dial-tallest': 'max(2.5rem, 100cqb - 19rem)',
        },
      }}
    >
      <Box sx={{ minWidth: 0, alignSelf: 'center' }}>
        <Box component="dl" sx={{ m: 0 }}>
          <Large
            label={`ET · ${distanceLabels[prediction.finish]}`}
            text={formatEt(prediction.et)}
            tallest="var(--et-tallest)"
            note={fewPasses(vehicle, prediction)}
            control={<LaneSelect lane={lane} onChoose={onLane} />}
          />
        </Box>
        <Typography sx={beside}>
          80 % between {formatEt(prediction.low80)} and {formatEt(prediction.high80)}
        </Typography>
        {timer !== undefined && <Typography sx={beside}>{timerSentence(timer)}</Typography>}
        <Box sx={{ mt: 0.5, '& > span': beside }}>
          <WeatherAge measuredAt={air.datetime} source={source} clock={clock} large />
        </Box>
        {moved !== undefined && (
          <Typography sx={{ ...beside, mt: 0.5, fontWeight: 600 }}>
            {moved.effect}
            <Typography component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {moved.air}
            </Typography>
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0, alignSelf: 'end', '& label': { minHeight: 'clamp(48px, 9cqb, 64px)' } }}>
        <Box
          component="dl"
          aria-live="polite"
          sx={{
            m: 0,
            mb: 1,
            display: 'grid',
            gap: 2,
            alignItems: 'end',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
          }}
        >
          <Large label="Dial" text={formatDial(dial)} tallest="var(--dial-tallest)" />
          <Large label="Breakout" text={formatRisk(risk)} tallest="var(--dial-tallest)" color="error.main" />
        </Box>
        <DialLadder
          {...{ prediction, dial, isHeld, usualRisk, onHold, onLetGo }}
          head={
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              Dial and its breakout risk
            </Typography>
          }
        />
        <Box sx={{ mt: 1 }}>{actions}</Box>
      </Box>
    </Box>
  );
};
