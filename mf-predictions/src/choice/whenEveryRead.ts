import type { PlaceView } from './usePlace';

/** Holds a view back until every pass is read. */
export const whenEveryRead = (view: PlaceView): PlaceView =>
  view.state === 'chosen' && !view.isEveryRead ? { state: 'loading' } : view;
