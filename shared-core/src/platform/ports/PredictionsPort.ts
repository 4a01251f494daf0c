import type { Observable } from 'rxjs';
import type { PredictionCard } from '../../domain/entities/PredictionCard';
import type { CallProof, CallToSign, SignedCall } from '../../domain/proof/signedCall';
import type { Result } from '../../domain/plain/result';
import type { Loadable } from '../values/Loadable';

/** Prediction cards of the racer, and calls signed before their pass. */
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
  /** Has the server sign a call with its own time; absent in an older shell. */
  signCall?(call: CallToSign): Promise<Result<CallProof>>;
  /** Asks the server for the call of a proof, signed in or not; undefined where it was not signed, or changed. */
  checkCall(proof: string): Promise<Result<SignedCall | undefined>>;
}
