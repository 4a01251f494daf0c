import type { Distance } from '../entities/Distance';
import type { LogEntry } from '../entities/LogEntry';
import type { Vehicle } from '../entities/Vehicle';
import type { Result } from '../plain/result';
import { engineFor } from './engineFor';
import { learn } from './learn';
import { passesToLearn } from './passesToLearn';
import { predict, type NextPassAir, type Prediction } from './predict';

/** Input of one prediction where no engine is at hand. */
export interface PredictionInput extends NextPassAir {
  vehicle: Vehicle;
  /** In any order, of any car. */
  passes: readonly LogEntry[];
  /** By default that of `finishAsked`. */
  finish?: Distance;
}

/** Learns the passes of a car and predicts its next one, all at once; failures as of `predict`. */
export const predictEt = ({ vehicle, passes, finish, ...next }: PredictionInput): Result<Prediction> => {
  const { location, now } = next;
  const own = passesToLearn(vehicle, passes, now);
  return predict(learn(engineFor({ vehicle, location, finish }, own), own), next);
};
