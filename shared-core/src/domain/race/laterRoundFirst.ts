import type { LogEntry } from '../entities/LogEntry';
import { roundKind, roundNumber } from './roundKind';

/** Places of rounds without a number after all that are counted; a slip has three digits at most. */
const [quarterFinal, semiFinal, final] = [1000, 1001, 1002];

/** Returns the place of a round in its day as stage and number, both growing; unknown rounds come first. */
const placeOf = (round: string): readonly [stage: number, number: number] => {
  const number = roundNumber(round) ?? 1;
  switch (roundKind(round)) {
    case 'time trial':
      return [1, number];
    case 'qualifying':
      return [2, number];
    case 'eliminations':
      if (/^\s*(qf|quarter)/i.test(round)) return [3, quarterFinal];
      return [3, /^\s*(sf|semi)/i.test(round) ? semiFinal : number];
    case 'buy-back':
      // It follows a lost first round.
      return [3, 1.5];
    case 'final':
      return [3, final];
    case undefined:
      return [0, number];
  }
};

/**
 * Compares two passes of the same time, the later round first: a form stores whole minutes, so rounds logged one
 * after another may share one. Equal rounds keep one order by their ids.
 */
export const laterRoundFirst = (a: LogEntry, b: LogEntry): number => {
  const [[stage, number], [otherStage, otherNumber]] = [
    placeOf(a.event?.round ?? ''),
    placeOf(b.event?.round ?? ''),
  ];
  return otherStage - stage || otherNumber - number || (a.log_entry_uid < b.log_entry_uid ? 1 : -1);
};
