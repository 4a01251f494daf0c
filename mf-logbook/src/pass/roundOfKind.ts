import { roundKind, roundNumber, type RoundKind } from '@holeshot/shared-core';

/** First round of each kind. */
const firsts: Record<RoundKind, string> = {
  'time trial': 'T1',
  qualifying: 'Q1',
  eliminations: 'E1',
  'buy-back': 'Buy-back',
  final: 'Final',
};

/** Returns the next round of a kind after the day's rounds: T1, or E3 after E2; there is one buy-back and one final. */
export const roundOfKind = (kind: RoundKind, rounds: readonly string[]): string => {
  const numbers = rounds.map((round) => (roundKind(round) === kind ? (roundNumber(round) ?? 0) : 0));
  return firsts[kind].replace(/1$/, `${Math.max(0, ...numbers) + 1}`);
};
