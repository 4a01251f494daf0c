/** Time trials, qualifying, eliminations: the letters that begin their rounds. */
export const roundKinds = ['T', 'Q', 'E'] as const;

/** Tells whether a round is a time trial or qualifying, which nobody wins. */
export const isTrial = (round: string): boolean => /^[TQ]\d*$/i.test(round.trim());

type RoundKind = (typeof roundKinds)[number];

/** Returns the next round of a kind after the day's rounds: T1, or E3 after E2. */
export const roundOfKind = (kind: RoundKind, rounds: readonly string[]): string => {
  const numbers = rounds.map((round) =>
    Number(new RegExp(`^${kind}(\\d{1,3})$`, 'i').exec(round.trim())?.[1] ?? 0),
  );
  return `${kind}${Math.max(0, ...numbers) + 1}`;
};
