import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import { createEngine, type Engine } from './engine/engine';
import { finishAsked } from './finishAsked';
import { isOfSameCar } from './isOfSameCar';
import { startingBase } from './startingBase';

/**
 * Returns the engine that learns the passes of a car at a track: one of the known ones where it is of this car, else
 * a new one.
 * @param passes those of `passesToLearn`
 * @param known engines of any cars; one of this car saves work and changes no prediction
 */
export const engineFor = (
  {
    vehicle,
    location,
    ...asked
  }: {
    vehicle: Vehicle;
    location: Location;
    /** By default that of `finishAsked`. */
    finish?: Distance | undefined;
  },
  passes: readonly LogEntry[],
  known: readonly Engine[] = [],
): Engine => {
  const finish = asked.finish ?? finishAsked(vehicle, location, passes);
  const typedBase = startingBase(vehicle, finish, location, passes);
  const before = known.find((engine) => isOfSameCar(engine, { vehicle, finish, typedBase }));
  return before === undefined ? createEngine(vehicle, finish, typedBase) : { ...before, vehicle };
};
