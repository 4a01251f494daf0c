import type { Distance } from '../entities/Distance';
import type { Location } from '../entities/Location';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Engine } from './engine/engine';
import { engineFor } from './engineFor';
import { learn } from './learn';

/**
 * Teaches the engines of a car at a track these passes, one engine for each distance.
 * @param passes those of `passesToLearn`
 * @param known engines of any cars, to save work
 * @param enough ends the lesson early, as of `learn`
 */
export const learnOver = (
  finishes: readonly Distance[],
  { vehicle, location }: { vehicle: Vehicle; location: Location },
  passes: readonly LogEntry[],
  known?: readonly Engine[],
  enough?: () => boolean,
): Engine[] =>
  finishes.map((finish) => learn(engineFor({ vehicle, location, finish }, passes, known), passes, enough));
