import type { Observable } from 'rxjs';
import type { PredictionCard } from '../../domain/entities/PredictionCard';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

/** Prediction cards of the racer. */
export interface PredictionsPort {
  /** Cards by key, without those of deleted vehicles. */
  cards$: Observable<Loadable<PredictionCard[]>>;
  /**
   * Saves a card. Returns at once; `cards$` shows it. Without write access it writes nothing and opens the
   * subscription dialog.
   */
  save(card: PredictionCard): Result<void>;
  /** Deletes a card, otherwise as `save`. */
  delete(key: string): Result<void>;
}
