import type { DerivedValues, SlipTimes } from '../entities/LogEntry';
import type { RaceEvent } from '../entities/RaceEvent';
import type { Result } from '../plain/result';
import { raceOutcome, type Outcome } from './raceOutcome';

/** Finish of a pass, as far as it is known. */
export type Finish = { [Key in 'finish_et' | 'finish_mph']?: DerivedValues[Key] | undefined };

/** Returns the outcome of the race of a pass, the racer being `one`; fails as `raceOutcome` does. */
export const passOutcome = (
  { reaction_time, dialin_et }: SlipTimes,
  finish: Finish,
  event: RaceEvent,
): Result<Outcome> => {
  const { finished_first: first } = event;
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
