import {
  cardViewOf,
  type CardView,
  type ClockPort,
  type DialogsPort,
  type DraftsPort,
  type FeedbackPort,
  type LogEntry,
  type NavigationPort,
  type SettingsPort,
  type TunesPort,
  type UserSettings,
  type WeatherPort,
} from '@holeshot/shared-core';
import Box from '@mui/material/Box';
import { memo, useCallback, useDeferredValue, useMemo, type ReactNode } from 'react';
import { LastPassesPanel } from '../last-passes/LastPassesPanel';
import { NextHoursPanel } from '../next-hours/NextHoursPanel';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import type { NextPass } from '../prediction/nextPass';
import { useRememberedDial } from '../dial/useRememberedDial';
import { TunePanel } from '../tune/TunePanel';
import { WhatIfPanel } from '../what-if/WhatIfPanel';
import { AirPanel } from './AirPanel';
import { PredictionCard } from './PredictionCard';
import { PredictionColumns } from './PredictionColumns';
import { useOtherDistances } from './useOtherDistances';
import { WhyPanel } from './WhyPanel';

/** Prediction with what it was made from. */
interface Predicted {
  place: ChosenPlace;
  next: Extract<NextPass, { state: 'predicted' }>;
  /** Of all cars or of this one, newest first. */
  entries: readonly LogEntry[];
}

interface Ports {
  settings: SettingsPort;
  weather: WeatherPort;
  tunes: TunesPort;
  dialogs: DialogsPort;
  feedback: FeedbackPort;
  navigation: NavigationPort;
  clock: ClockPort;
}

const Side = memo(
  ({
    predicted: { place, next, entries },
    chosen,
    readOnly,
    settings,
    weather,
    tunes,
    dialogs,
    feedback,
    navigation,
    clock,
  }: Ports & { predicted: Predicted; chosen: UserSettings | undefined; readOnly: boolean }) => {
    const { vehicle, location } = place;
    const { finish } = next.prediction;
    return (
      <>
        <NextHoursPanel
          key={`${vehicle.uid} ${location.uid}`}
          place={place}
          lane={next.lane}
          prediction={next.prediction}
          engine={next.engine}
          reports={next.reports}
          weather={weather}
          clock={clock}
        />
        <WhyPanel vehicle={vehicle} next={next} dialogs={dialogs} navigation={navigation} />
        <AirPanel
          air={next.air}
          location={location}
          station={next.station}
          source={next.source}
          failure={next.failure}
          dialogs={dialogs}
        />
        {chosen !== undefined && (
          <LastPassesPanel
            passes={entries.filter((entry) => entry.vehicle.uid === vehicle.uid)}
            finish={finish}
            choice={chosen.selectedPredictionHistoryCardDataChoice}
            onChoose={(choice) => settings.update({ selectedPredictionHistoryCardDataChoice: choice })}
          />
        )}
        {chosen !== undefined && (
          <TunePanel
            key={`${vehicle.uid} ${finish}`}
            vehicle={vehicle}
            entries={entries}
            finish={finish}
            tunes={tunes}
            settings={chosen}
            readOnly={readOnly}
            feedback={feedback}
            clock={clock}
          />
        )}
      </>
    );
  },
);
Side.displayName = 'Side';

const WhatIf = memo(
  ({ predicted: { place, next }, drafts }: { predicted: Predicted; drafts: DraftsPort }) => (
    <WhatIfPanel
      place={place}
      air={next.air}
      airSpread={next.airSpread}
      lane={next.lane}
      prediction={next.prediction}
      engine={next.engine}
      drafts={drafts}
    />
  ),
);
WhatIf.displayName = 'WhatIf';

/** Prediction and what explains it. A change draws the card first, and the rest once no input waits. */
export const PredictedView = ({
  place,
  next,
  entries,
  chosen,
  readOnly,
  drafts,
  keep,
  onLane,
  ...ports
}: Predicted &
  Ports & {
    drafts: DraftsPort;
    chosen: UserSettings | undefined;
    readOnly: boolean;
    /** Button that saves car and track as a card, where there is none yet. */
    keep: ReactNode;
    onLane: (lane: ChosenLane) => void;
  }) => {
  const { settings, clock } = ports;
  const predicted = useMemo(() => ({ place, next, entries }), [place, next, entries]);
  const explained = useDeferredValue(predicted);
  const { rememberedDial, rememberDial } = useRememberedDial(place.vehicle.uid, chosen, settings, drafts);
  const show = useCallback(
    (selectedPredictionCardView: CardView) => settings.update({ selectedPredictionCardView }),
    [settings],
  );
  const shorter = useOtherDistances(explained.place, explained.next, explained.entries, clock);
  return (
    <PredictionColumns
      main={
        <Box
          key={`${place.vehicle.uid} ${place.location.uid} ${next.prediction.finish}`}
          sx={{ display: 'grid', gap: 2 }}
        >
          <PredictionCard
            prediction={next.prediction}
            shorter={shorter}
            place={place}
            lane={next.lane}
            onLane={onLane}
            measuredAt={next.air.datetime}
            source={next.source}
            clock={clock}
            rememberedDial={rememberedDial}
            onRememberDial={rememberDial}
            drafts={drafts}
            view={cardViewOf(chosen?.selectedPredictionCardView ?? '')}
            onView={show}
            keep={keep}
          />
          <WhatIf predicted={explained} drafts={drafts} />
        </Box>
      }
      side={<Side predicted={explained} chosen={chosen} readOnly={readOnly} {...ports} />}
    />
  );
};
