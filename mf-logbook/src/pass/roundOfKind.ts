/** Time trials, qualifying, eliminations, by the letter that their rounds begin with. */
export const roundKinds = ['T', 'Q', 'E'] as const;

/** Whether a round is a time trial or qualifying, of which nothing is won or lost. */
export const isTrial = (round: string): boolean => /^[TQ]\d*$/i.test(round.trim());

type RoundKind = (typeof roundKinds)[number];

/** The next round of a kind after these of the day: T1, or E3 after E2. */
export const roundOfKind = (kind: RoundKind, rounds: readonly string[]): string => {
  const numbers = rounds.map((round) =>
    Number(new RegExp(`^${kind}(\\d{1,3})$`, 'i').exec(round.trim())?.[1] ?? 0),
  );
  return `${kind}${Math.max(0, ...numbers) + 1}`;
};
