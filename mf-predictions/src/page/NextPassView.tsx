import {
  cardViewOf,
  type ClockPort,
  type DialogsPort,
  type LogEntry,
  type NavigationPort,
  type SettingsPort,
  type TunesPort,
  type UserSettings,
  type WeatherPort,
} from '@holeshot/shared-core';
import { EmptyState } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NextHoursPanel } from '../next-hours/NextHoursPanel';
import { LastPassesPanel } from '../last-passes/LastPassesPanel';
import type { ChosenPlace } from '../prediction/choosePlace';
import { otherDistances } from '../prediction/otherDistances';
import type { NextPass } from '../prediction/nextPass';
import { TunePanel } from '../tune/TunePanel';
import { WhatIfPanel } from '../what-if/WhatIfPanel';
import { AirPanel } from './AirPanel';
import { PredictionCard } from './PredictionCard';
import { PredictionColumns } from './PredictionColumns';
import { PredictionSkeleton } from './PredictionSkeleton';
import { WhyPanel } from './WhyPanel';

/** The prediction for the chosen car and track, or what it lacks and the one step that changes it. */
export const NextPassView = ({
  place,
  next,
  entries,
  chosen,
  settings,
  weather,
  readOnly,
  tunes,
  dialogs,
  navigation,
  clock,
  keep,
}: {
  place: ChosenPlace;
  next: NextPass;
  /** Of all cars, newest first. */
  entries: readonly LogEntry[];
  chosen: UserSettings | undefined;
  settings: SettingsPort;
  weather: WeatherPort;
  readOnly: boolean;
  tunes: TunesPort;
  dialogs: DialogsPort;
  navigation: NavigationPort;
  clock: ClockPort;
  /** The way to keep the car and the track as a card, where they are none. */
  keep: ReactNode;
}) => {
  const { vehicle, location } = place;
  if (next.state === 'loading') return <PredictionSkeleton />;
  if (next.state === 'no-station') {
    return (
      <EmptyState
        text={`${location.title} has no weather station, and a prediction needs its air.`}
        action={
          <Button
            variant="contained"
            onClick={() => void dialogs.open('location', { locationUid: location.uid })}
          >
            Choose a station
          </Button>
        }
      />
    );
  }
  if (next.state === 'no-weather') {
    return (
      <EmptyState
        text={`${next.station.name} gives no weather: ${next.failure.message} Your passes are safe; it is asked again every minute.`}
      />
    );
  }
  if (next.state === 'no-prediction') {
    return (
      <EmptyState
        text={next.failure.message}
        action={
          <Button
            variant="contained"
            onClick={() => void dialogs.open('log-entry', { vehicleUid: vehicle.uid })}
          >
            Log a pass
          </Button>
        }
      />
    );
  }
  return (
    <PredictionColumns
      main={
        <Box key={`${vehicle.uid} ${location.uid}`} sx={{ display: 'grid', gap: 2 }}>
          <PredictionCard
            prediction={next.prediction}
            shorter={otherDistances(place, next.air, entries, next.prediction.finish)}
            place={place}
            measuredAt={next.air.datetime}
            clock={clock}
            keptDial={chosen?.selectedDdpEt ?? null}
            onKeepDial={(selectedDdpEt) => settings.update({ selectedDdpEt })}
            view={cardViewOf(chosen?.selectedPredictionCardView ?? '')}
            onView={(selectedPredictionCardView) => settings.update({ selectedPredictionCardView })}
            keep={keep}
          />
          <WhatIfPanel place={place} air={next.air} prediction={next.prediction} passes={entries} />
        </Box>
      }
      side={
        <>
          <NextHoursPanel
            key={location.uid}
            place={place}
            prediction={next.prediction}
            passes={entries}
            reports={next.reports}
            weather={weather}
          />
          <WhyPanel prediction={next.prediction} basis={next.basis} navigation={navigation} />
          <AirPanel air={next.air} location={location} station={next.station} failure={next.failure} />
          {chosen !== undefined && (
            <LastPassesPanel
              passes={entries.filter((entry) => entry.vehicle.uid === vehicle.uid)}
              finish={next.prediction.finish}
              choice={chosen.selectedPredictionHistoryCardDataChoice}
              onChoose={(choice) => settings.update({ selectedPredictionHistoryCardDataChoice: choice })}
            />
          )}
          {chosen !== undefined && (
            <TunePanel
              key={vehicle.uid}
              vehicle={vehicle}
              entries={entries}
              finish={next.prediction.finish}
              tunes={tunes}
              settings={chosen}
              readOnly={readOnly}
              clock={clock}
            />
          )}
        </>
      }
    />
  );
};
