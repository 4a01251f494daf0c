import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { canBegin } from './canBegin';

/** Chooses the distance to predict: the track's length if the car has run it, else the shorter one it has. */
export const finishAsked = (
  { finish }: Pick<Vehicle, 'finish'>,
  { track_length }: Pick<Location, 'track_length'>,
  passes: readonly LogEntry[],
): Distance => (finish < track_length && !canBegin(passes, track_length) ? finish : track_length);
