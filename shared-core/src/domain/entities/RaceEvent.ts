import type { Mph, Seconds } from '../units/units';

/** Race that a pass was part of, each field as far as the racer knows it. */
export interface RaceEvent {
  name?: string;
  class?: string;
  /** T1, Q2, E3. */
  round?: string;
  /** Nobody was in the other lane: without an opponent and the numbers of one. */
  bye?: true;
  opponent?: string;
  opponent_dial?: Seconds;
  /** Seconds after a perfect 0; negative is red. */
  opponent_reaction?: Seconds;
  /** At the finish. */
  opponent_et?: Seconds;
  opponent_mph?: Mph;
  /** First at the stripe, where that cannot be worked out. */
  finished_first?: boolean;
  /** Rule of the event: of two red lights the worse loses, not the first. */
  true_start?: boolean;
}
