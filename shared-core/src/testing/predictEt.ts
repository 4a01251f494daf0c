import type { Distance } from '../domain/entities/Distance';
import type { LogEntry } from '../domain/entities/LogEntry';
import type { Vehicle } from '../domain/entities/Vehicle';
import type { Result } from '../domain/plain/result';
import { engineFor } from '../domain/prediction/engineFor';
import { learn } from '../domain/prediction/learn';
import { passesToLearn } from '../domain/prediction/passesToLearn';
import { predict, type NextPassAir, type Prediction } from '../domain/prediction/predict';

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
