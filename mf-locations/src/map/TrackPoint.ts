import type { Place } from '../find/Place';

/** Track on the map. */
export interface TrackPoint extends Place {
  id: string;
  name: string;
  /** One of the racer's tracks; else a strip of the directory. */
  own: boolean;
}
