import type { PlaceView } from './usePlace';

/** The view for what goes by every pass: loading until all are read. */
export const whenEveryRead = (view: PlaceView): PlaceView =>
  view.state === 'chosen' && !view.isEveryRead ? { state: 'loading' } : view;
