import type { PassResult } from '../entities/LogEntry';
import { roundKind } from './roundKind';

/** Rounds before the final, after which counting ends. */
const named: readonly [RegExp, next: string][] = [
  [/^\s*(qf|quarter)/i, 'Semi-final'],
  [/^\s*(sf|semi)/i, 'Final'],
];

/** Counts a round up: E1 to E2; one without a number is followed by its second. */
const countedUp = (round: string): string => {
  const [, letters = '', number] = /^(.*?)(\d{0,3})$/s.exec(round) ?? [];
  return `${letters}${number === '' || number === undefined ? 2 : Number(number) + 1}`;
};

/**
 * Returns the round after one that ended so; empty where none follows, as after a final or a lost elimination: not
 * every event has a buy-back. A won buy-back leads to the second round.
 */
export const nextRound = (round: string, result: PassResult = 'Time Only'): string => {
  const kind = roundKind(round);
  const isLost = result === 'Loss';
  if (round.trim() === '' || kind === 'final') return '';
  if (kind === 'buy-back') return isLost ? '' : 'E2';
  if (kind !== 'eliminations') return countedUp(round.trim());
  return isLost ? '' : (named.find(([word]) => word.test(round))?.[1] ?? countedUp(round.trim()));
};
