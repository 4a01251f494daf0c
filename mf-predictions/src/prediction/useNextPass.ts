import type { Ports, SetTimer } from '@holeshot/shared-core';
import type { ChosenLane } from '../choice/ChosenLane';
import type { NextPass } from './nextPass';
import { useNextPassAt } from './useNextPassAt';
import type { LastPrediction } from './lastPrediction';
import { usePlace, type PlacePorts, type PlaceView } from '../choice/usePlace';
import { useLastPrediction } from './useLastPrediction';

/** Ports that a prediction of the next pass needs. */
export type NextPassPorts = PlacePorts & Pick<Ports, 'weather' | 'drafts'>;

/** Choice of car and track, with the prediction for it. */
export type NextPassView =
  Exclude<PlaceView, { state: 'chosen' }> | (Extract<PlaceView, { state: 'chosen' }> & { next: NextPass });

/** Predicts the next pass of the chosen car at the chosen track, with `lastPrediction` until it is worked out. */
export const useNextPass = (
  ports: NextPassPorts,
  laneOf: (vehicleUid: string) => ChosenLane,
  timerOf: (vehicleUid: string) => SetTimer | undefined,
): { view: NextPassView; lastPrediction: LastPrediction | undefined } => {
  const { view: placed, place, entries } = usePlace(ports);
  const lane = place && laneOf(place.vehicle.uid);
  const next = useNextPassAt(place, entries, ports, lane, place && timerOf(place.vehicle.uid));
  const whole = (): NextPassView => {
    if (placed.state !== 'chosen') return placed;
    return next === undefined ? { state: 'loading' } : { ...placed, next };
  };
  const view = whole();
  const known = view.state === 'chosen' ? view.next : undefined;
  return { view, lastPrediction: useLastPrediction(ports.drafts, ports.clock, place, lane, known) };
};
