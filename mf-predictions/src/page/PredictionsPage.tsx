import { predictionKey, unknown, type Location, type Ports, type Vehicle } from '@holeshot/shared-core';
import { PageLayout, useObservable, useReadOnly } from '@holeshot/shared-core/react';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useCallback, useMemo } from 'react';
import { CardStrip } from '../cards/CardStrip';
import { SaveCard } from '../cards/SaveCard';
import { savedCards } from '../cards/savedCards';
import type { ChosenLane } from '../choice/ChosenLane';
import type { ChosenPlace } from '../choice/choosePlace';
import { isSamePlace } from '../choice/isSamePlace';
import { MissingPlace } from '../choice/MissingPlace';
import { useRememberedLanes } from '../choice/useRememberedLanes';
import { useRememberedTimers } from '../choice/useRememberedTimers';
import { useNextPass, type NextPassPorts } from '../prediction/useNextPass';
import { NextPassView } from './NextPassView';
import { PlaceChooser } from './PlaceChooser';
import { PredictionSkeleton } from './PredictionSkeleton';

const nothing: { vehicles: Vehicle[]; locations: Location[] } = { vehicles: [], locations: [] };

/** Page with the next pass of a car at a track in the air of now. */
export const PredictionsPage = ({
  ports,
}: {
  ports: NextPassPorts &
    Pick<Ports, 'session' | 'tunes' | 'predictions' | 'dialogs' | 'feedback' | 'navigation'>;
}) => {
  const { laneOf, rememberLane } = useRememberedLanes(ports.drafts);
  const { timerOf, rememberTimer } = useRememberedTimers(ports);
  const { view, lastPrediction } = useNextPass(ports, laneOf, timerOf);
  const cards = useObservable(ports.predictions.cards$, unknown);
  const { vehicles: cars, locations: tracks } = view.state === 'chosen' ? view : nothing;
  const kept = useMemo(
    () => savedCards(cards.state === 'present' ? cards.value : [], cars, tracks),
    [cards, cars, tracks],
  );
  const readOnly = useReadOnly(ports.session);
  const choose = useCallback(
    (vehicleUid: string, locationUid: string): void =>
      ports.settings.update({ selectedPrediction: predictionKey(vehicleUid, locationUid) }),
    [ports.settings],
  );
  const chooseCard = useCallback(
    ({ vehicle, location }: ChosenPlace) => choose(vehicle.uid, location.uid),
    [choose],
  );
  const vehicleUid = view.state === 'chosen' ? view.place.vehicle.uid : undefined;
  const onLane = useCallback(
    (lane: ChosenLane) => {
      if (vehicleUid !== undefined) rememberLane(vehicleUid, lane);
    },
    [vehicleUid, rememberLane],
  );
  const onTimer = useCallback(
    (timer: number | undefined) => {
      if (vehicleUid !== undefined) rememberTimer(vehicleUid, timer);
    },
    [vehicleUid, rememberTimer],
  );
  const keep = ({ vehicle, location }: ChosenPlace): void => {
    const saved = ports.predictions.save({
      key: predictionKey(vehicle.uid, location.uid),
      vehicle_uid: vehicle.uid,
      location_uid: location.uid,
    });
    // Without write access the subscription dialog has said it.
    if (!saved.ok && !readOnly)
      ports.feedback.snackbar({ text: saved.failure.message, color: 'error', timeout: -1 });
  };
  return (
    <PageLayout title="Predictions">
      <MissingPlace view={view} navigation={ports.navigation} />
      {view.state === 'loading' && (
        <>
          <Skeleton variant="rounded" height={56} sx={{ maxWidth: 640, mb: 2 }} />
          <PredictionSkeleton lastPrediction={lastPrediction} clock={ports.clock} />
        </>
      )}
      {view.state === 'chosen' && (
        <>
          <Box sx={{ mb: 2 }}>
            <PlaceChooser
              place={view.place}
              vehicles={view.vehicles}
              locations={view.locations}
              onChoose={choose}
            />
          </Box>
          {cards.state !== 'unknown' && (
            <CardStrip
              cards={kept}
              place={view.place}
              laneOf={laneOf}
              timerOf={timerOf}
              entries={view.entries}
              isEveryRead={view.isEveryRead}
              ports={ports}
              readOnly={readOnly}
              onChoose={chooseCard}
            />
          )}
          <NextPassView
            keep={
              cards.state !== 'unknown' &&
              kept.every(({ place }) => !isSamePlace(place, view.place)) && (
                <SaveCard readOnly={readOnly} onSave={() => keep(view.place)} />
              )
            }
            place={view.place}
            next={view.next}
            lastPrediction={lastPrediction}
            entries={view.entries}
            chosen={view.settings}
            readOnly={readOnly}
            ports={ports}
            onLane={onLane}
            onTimer={onTimer}
          />
        </>
      )}
    </PageLayout>
  );
};
