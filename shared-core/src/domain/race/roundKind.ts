/** Kinds of rounds, in the order of a race day. */
export const roundKinds = ['time trial', 'qualifying', 'eliminations', 'buy-back', 'final'] as const;

/** Kind of a round. */
export type RoundKind = (typeof roundKinds)[number];

/** Words for each kind, without spaces and hyphens; a round of it is such a word, with or without a number. */
const words: Record<RoundKind, RegExp> = {
  'time trial': /^(t|tt|timetrials?|timeruns?)$/,
  qualifying: /^(q|quali?|qualifier|qualifying)$/,
  eliminations: /^(e|elims?|eliminations?|r|rd|rnd|round|qf|quarters?|quarterfinals?|sf|semis?|semifinals?)$/,
  'buy-back': /^(bb|buybacks?)$/,
  final: /^(f|finals?)$/,
};

const partsOf = (round: string): { word: string; number: number | undefined } => {
  const plain = round.toLowerCase().replace(/[\s.\-‐-–_#]/g, '');
  const digits = /\d{1,3}$/.exec(plain)?.[0];
  return {
    word: digits === undefined ? plain : plain.slice(0, -digits.length),
    number: digits === undefined ? undefined : Number(digits),
  };
};

/** Reads the kind of a round as racers write it (`T1`, `Qual 2`, `Round 3`); undefined for any other text. */
export const roundKind = (round: string): RoundKind | undefined => {
  const { word } = partsOf(round);
  return roundKinds.find((kind) => words[kind].test(word));
};

/** Reads the number of a round; undefined without one. */
export const roundNumber = (round: string): number | undefined => partsOf(round).number;

/** Tells whether a round is a time trial or qualifying, which nobody wins. */
export const isTrial = (round: string): boolean =>
  ['time trial', 'qualifying'].includes(roundKind(round) ?? '');
