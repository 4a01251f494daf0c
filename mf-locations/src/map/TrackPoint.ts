import type { Place } from '../find/Place';

/** A track on the map. */
export interface TrackPoint extends Place {
  id: string;
  name: string;
  /** Among the racer's tracks; else a strip of the directory. */
  own: boolean;
}
