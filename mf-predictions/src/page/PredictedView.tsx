import {
  cardViewOf,
  formatPasses,
  type CardView,
  type LogEntry,
  type Ports,
  type Seconds,
  type UserSettings,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { LastPassesPanel } from '../last-passes/LastPassesPanel';
import { FoldLink } from '../fold/FoldLink';
import { NextHoursPanel } from '../next-hours/NextHoursPanel';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import type { PredictedPass } from '../prediction/nextPass';
import { useHeldDial } from '../dial/useHeldDial';
import { TimerPanel } from '../throttle-stop/TimerPanel';
import { useIndex } from '../throttle-stop/useIndex';
import { TunePanel } from '../tune/TunePanel';
import type { TuningSettings } from '../tune/useTuning';
import { WhatIfPanel } from '../what-if/WhatIfPanel';
import { WinPanel } from '../win/WinPanel';
import { AirLikeLink } from './AirLikeLink';
import { AirPanel } from './AirPanel';
import { PredictionCard } from './PredictionCard';
import { foldGap, PredictionColumns } from './PredictionColumns';
import { useOtherDistances } from './useOtherDistances';
import { WhyPanel } from './WhyPanel';

/** Prediction with what it was made from. */
interface Predicted {
  place: ChosenPlace;
  next: PredictedPass;
  /** Passes of all cars or of this one, newest first. */
  entries: readonly LogEntry[];
}

type PredictedPorts = Pick<
  Ports,
  | 'settings'
  | 'drafts'
  | 'weather'
  | 'tunes'
  | 'predictions'
  | 'dialogs'
  | 'feedback'
  | 'navigation'
  | 'clock'
>;

const Side = memo(
  ({
    predicted: { place, next, entries },
    index,
    usualRisk,
    besideEt,
    tuning,
    readOnly,
    ports,
  }: {
    predicted: Predicted;
    /** ET that both cars run for; undefined in bracket racing. */
    index: Seconds | undefined;
    /** Breakout risk (a share of 1) at which the racer dials. */
    usualRisk: number;
    /** Value beside the ETs of the last passes, as stored in the settings; undefined until these are read. */
    besideEt: string | undefined;
    tuning: TuningSettings | undefined;
    readOnly: boolean;
    ports: PredictedPorts;
  }) => {
    const { vehicle, location } = place;
    const { finish } = next.prediction;
    return (
      <>
        <NextHoursPanel
          key={`${vehicle.uid} ${location.uid}`}
          place={place}
          next={next}
          index={index}
          usualRisk={usualRisk}
          entries={entries}
          ports={ports}
        />
        <WhyPanel vehicle={vehicle} location={location} next={next} dialogs={ports.dialogs} />
        <AirPanel location={location} next={next} dialogs={ports.dialogs} />
        <AirLikeLink place={place} air={next.air} entries={entries} navigation={ports.navigation} />
        {besideEt !== undefined && (
          <LastPassesPanel
            passes={entries.filter((entry) => entry.vehicle.uid === vehicle.uid)}
            finish={finish}
            choice={besideEt}
            onChoose={(choice) => ports.settings.update({ selectedPredictionHistoryCardDataChoice: choice })}
          />
        )}
        {tuning !== undefined && (
          <TunePanel
            key={`${vehicle.uid} ${finish}`}
            vehicle={vehicle}
            entries={entries}
            finish={finish}
            settings={tuning}
            readOnly={readOnly}
            ports={ports}
          />
        )}
        <FoldLink
          title="Back-test"
          figure={formatPasses(next.prediction.passesUsed)}
          path="/back-test"
          navigation={ports.navigation}
        />
      </>
    );
  },
);
Side.displayName = 'Side';

const WhatIf = memo(WhatIfPanel);

const Timer = memo(TimerPanel);

/** Prediction and what explains it. A change draws the card first, and the rest once no input waits. */
export const PredictedView = ({
  place,
  next,
  entries,
  chosen,
  readOnly,
  ports,
  keep,
  onLane,
  onTimer,
}: Predicted & {
  chosen: UserSettings | undefined;
  readOnly: boolean;
  ports: PredictedPorts;
  /** Button that saves car and track as a card, where there is none yet. */
  keep: ReactNode;
  onLane: (lane: ChosenLane) => void;
  /** Sets the timer (s) of the next pass; undefined takes it back. */
  onTimer: (timer: number | undefined) => void;
}) => {
  const { settings, drafts, clock } = ports;
  const predicted = useMemo(() => ({ place, next, entries }), [place, next, entries]);
  const explained = useDeferredValue(predicted);
  const { suggestedTuningEnabled, automaticTuningResultsEnabled } = chosen ?? {};
  const tuning = useMemo(
    () =>
      suggestedTuningEnabled === undefined || automaticTuningResultsEnabled === undefined
        ? undefined
        : { suggestedTuningEnabled, automaticTuningResultsEnabled },
    [suggestedTuningEnabled, automaticTuningResultsEnabled],
  );
  const heldDial = useHeldDial(place.vehicle.uid, entries, chosen, ports);
  const show = useCallback(
    (selectedPredictionCardView: CardView) => settings.update({ selectedPredictionCardView }),
    [settings],
  );
  const lastPass = entries.find(({ vehicle }) => vehicle.uid === place.vehicle.uid);
  const lastPassAt = lastPass && Date.parse(lastPass.log_entry_datetime);
  const carIndex = useIndex(explained.place.vehicle.uid, explained.next, drafts);
  const shorter = useOtherDistances(explained.place, explained.next, explained.entries, clock);
  return (
    <PredictionColumns
      main={
        <Box
          key={`${place.vehicle.uid} ${place.location.uid} ${next.prediction.finish}`}
          sx={{ display: 'grid', gap: foldGap, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <PredictionCard
            next={next}
            shorter={shorter}
            place={place}
            onLane={onLane}
            onTimer={onTimer}
            heldDial={heldDial}
            lastPassAt={lastPassAt}
            readOnly={readOnly}
            ports={ports}
            view={cardViewOf(chosen?.selectedPredictionCardView ?? '')}
            onView={show}
            keep={keep}
          />
          {explained.next.timer !== undefined && (
            <Timer place={explained.place} next={explained.next} carIndex={carIndex} onChoose={onTimer} />
          )}
          <WhatIf
            place={explained.place}
            next={explained.next}
            usualRisk={heldDial.usualRisk}
            drafts={drafts}
          />
          <WinPanel
            vehicleUid={explained.place.vehicle.uid}
            next={explained.next}
            index={carIndex.raced}
            entries={explained.entries}
            heldDial={heldDial}
            drafts={drafts}
            clock={clock}
          />
        </Box>
      }
      side={
        <Side
          predicted={explained}
          index={carIndex.raced}
          usualRisk={heldDial.usualRisk}
          besideEt={chosen?.selectedPredictionHistoryCardDataChoice}
          tuning={tuning}
          readOnly={readOnly}
          ports={ports}
        />
      }
    />
  );
};
