import type { Observable } from 'rxjs';
import type { PredictionCard } from '../../domain/entities/PredictionCard';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

export interface PredictionsPort {
  /** The racer's prediction cards, by key; those of deleted vehicles are away with them. */
  cards$: Observable<Loadable<PredictionCard[]>>;
  /** Returns at once; `cards$` shows it. Without write access nothing is written and the subscription dialog opens. */
  save(card: PredictionCard): Result<void>;
  /** As `save`. */
  delete(key: string): Result<void>;
}
