import { finishAsked, passesToLearn, type Distance } from '@holeshot/shared-core';
import type { PlaceView } from './usePlace';

/** Adds the predicted distance to what is chosen; undefined while nothing is chosen. */
export const withFinish = (
  view: PlaceView,
): (Extract<PlaceView, { state: 'chosen' }> & { finish: Distance }) | undefined => {
  if (view.state !== 'chosen') return undefined;
  const { vehicle, location } = view.place;
  return { ...view, finish: finishAsked(vehicle, location, passesToLearn(vehicle, view.entries)) };
};
