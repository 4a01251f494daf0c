import type { DerivedValues, SlipTimes } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import { ok, type Result } from '../plain/result';
import { raceOutcome, type Outcome } from './raceOutcome';

/** Finish of a pass, as far as it is known. */
export type Finish = { [Key in 'finish_et' | 'finish_mph']?: DerivedValues[Key] | undefined };

/**
 * Returns the outcome of the race of a pass, the racer being `one`; fails as `raceOutcome` does. A bye is won by
 * staging, whatever the light and the ET: “considered the winner once he stages and receives the start signal” (NHRA
 * and NMCA rules, 2012).
 */
export const passOutcome = (
  { reaction_time, dialin_et }: SlipTimes,
  finish: Finish,
  event: RaceEvent,
): Result<Outcome> => {
  const { bye, finished_first: first } = event;
  if (bye) return ok({ winner: 'one', reason: 'bye' });
  return raceOutcome(
    { reaction: reaction_time, et: finish.finish_et, dial: dialin_et, mph: finish.finish_mph },
    {
      reaction: event.opponent_reaction,
      et: event.opponent_et,
      dial: event.opponent_dial,
      mph: event.opponent_mph,
    },
    {
      trueStart: event.true_start ?? false,
      first: first === undefined ? undefined : first ? 'one' : 'other',
    },
  );
};
