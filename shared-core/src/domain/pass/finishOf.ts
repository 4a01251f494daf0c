import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { Timeslip } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';

/** Returns the distance a pass counts over: the track's length where the slip has it, else the car's own. */
export const finishOf = (location: Location, slip: Timeslip, vehicle: Pick<Vehicle, 'finish'>): Distance =>
  slip[`et_${location.track_length}`] === undefined ? vehicle.finish : location.track_length;
