import {
  cardViews,
  distanceLabels,
  formatDial,
  formatEt,
  formatMph,
  type CardView,
  type Ports,
  type Prediction,
} from '@holeshot/shared-core';
import { Figure, FigureList, Panel, SegmentedControl, WeatherAge } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { SignCall } from '../cards/SignCall';
import { DialLadder } from '../dial/DialLadder';
import { formatRisk } from '../dial/formatRisk';
import { LaneChoice } from '../choice/LaneChoice';
import type { PredictedPass } from '../prediction/nextPass';
import { PassLine } from '../prediction/PassLine';
import { useChosenDial } from '../dial/useChosenDial';
import type { HeldDial } from '../dial/useHeldDial';
import { BellCurveView } from '../dial/BellCurveView';
import { TimerField } from '../throttle-stop/TimerField';
import { CardFigures } from './CardFigures';
import { DialSlider } from '../dial/DialSlider';

const viewLabels: Record<CardView, string> = {
  et_emphasis: 'ET',
  dial_emphasis: 'Dial',
  risk_emphasis: 'Odds',
};

/** Card of the next pass: its ET with the odds, and the dial for a risk. */
export const PredictionCard = ({
  next: { prediction, lane, timer, engine, air, source },
  shorter,
  place,
  onLane,
  onTimer,
  heldDial,
  lastPassAt,
  readOnly,
  ports,
  view,
  onView,
  keep,
}: {
  next: PredictedPass;
  /** Over the shorter distances that the car has run. */
  shorter: readonly Prediction[];
  place: ChosenPlace;
  onLane: (lane: ChosenLane) => void;
  /** Sets the timer (s) of the next pass; undefined takes it back. */
  onTimer: (timer: number | undefined) => void;
  heldDial: HeldDial;
  /** Time (ms) of the car's last pass; undefined without one. */
  lastPassAt: number | undefined;
  readOnly: boolean;
  ports: Pick<Ports, 'predictions' | 'drafts' | 'clock'>;
  /** Largest figure of the card. */
  view: CardView;
  onView: (view: CardView) => void;
  /** Button that saves car and track as a card, where there is none yet. */
  keep: ReactNode;
}) => {
  const chosen = useChosenDial(prediction, heldDial);
  // A change draws ET and dial first, the curve and the other figures once no input waits.
  const { dial, risk, isHeld, usualRisk, onHold, onLetGo } = chosen;
  const later = useDeferredValue(useMemo(() => ({ prediction, dial, risk }), [prediction, dial, risk]));
  const { mph } = later.prediction;
  const others = useMemo(
    () => (
      <FigureList>
        {mph !== undefined && <Figure label="Speed" value={formatMph(mph)} unit="mph" />}
        {shorter.map(({ finish, et, low80, high80 }) => (
          <Figure
            key={finish}
            label={distanceLabels[finish]}
            value={formatEt(et)}
            unit={`±\u00a0${formatEt((high80 - low80) / 2)}`}
          />
        ))}
      </FigureList>
    ),
    [mph, shorter],
  );
  const largest = useMemo(
    () => (
      <SegmentedControl
        label="Largest on this card"
        segments={cardViews.map((value) => ({ value, label: viewLabels[value] }))}
        value={view}
        onChange={onView}
      />
    ),
    [view, onView],
  );
  const head = useMemo(
    () => (
      <Box aria-live="polite" sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ fontSize: '1.5rem', fontWeight: 600, mr: 1.5 }}>
          Dial {formatDial(dial)}
        </Typography>
        <Typography component="span" sx={{ color: 'error.main', fontWeight: 500 }}>
          breakout {formatRisk(risk)}
        </Typography>
      </Box>
    ),
    [dial, risk],
  );
  return (
    <Panel label="Next pass">
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
          <PassLine place={place} finish={prediction.finish} lane={lane} timer={timer?.timer} />
          <WeatherAge measuredAt={air.datetime} source={source} clock={ports.clock} />
        </Box>
        <CardFigures
          view={view}
          vehicle={place.vehicle}
          prediction={prediction}
          dial={chosen.dial}
          risk={chosen.risk}
        />
        <BellCurveView {...later} />
        <DialLadder
          prediction={later.prediction}
          dial={later.dial}
          {...{ isHeld, usualRisk, onHold, onLetGo }}
          head={head}
        />
        <DialSlider prediction={prediction} dial={chosen.dial} onSlide={chosen.slide} onRest={chosen.rest} />
        {others}
        <LaneChoice lane={lane} onChoose={onLane} />
        {timer !== undefined && <TimerField engine={engine} timer={timer} onChoose={onTimer} />}
        {largest}
        {keep}
        {!readOnly && <SignCall {...{ place, prediction, lastPassAt, ports }} dial={chosen.dial} />}
      </Stack>
    </Panel>
  );
};
