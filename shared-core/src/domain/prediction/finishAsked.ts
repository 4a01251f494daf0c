import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { canBegin } from './canBegin';

/**
 * Chooses the distance to predict: the track's length where the car has a pass over it, else the shorter one that the
 * car is raced over.
 * @param passes those of `passesToLearn`
 */
export const finishAsked = (
  { finish }: Pick<Vehicle, 'finish'>,
  { track_length }: Pick<Location, 'track_length'>,
  passes: readonly LogEntry[],
): Distance => (finish < track_length && !canBegin(passes, track_length) ? finish : track_length);
