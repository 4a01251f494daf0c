/** Signs that a recognizer takes for each other, by the sign that is meant. */
const alike: Record<string, string> = {
  '0': '8OoQDaeB@U9G6Cpn',
  '1': 'lIi|Lt!]j7',
  '2': 'Zz?7',
  '3': '8S95BaJ',
  '4': 'A9d7',
  '6': 'G8£bE5e&S0B',
  '8': 'B3S6&0g@5',
  '/': '71-I|l.,~ZAi4',
  ':': 'Ei;.1',
  "'": '*^:;,.1!7?',
  A: 'R4&',
  B: '8E',
  D: 'BOPp',
  E: 'FBCe',
  F: 'EP',
  G: '6C',
  H: 'NAMWKI#',
  I: '1lLT|iJ',
  K: 'XHE',
  L: 'Il1I|',
  M: 'NHWm',
  N: 'HMW',
  O: '0QDCo',
  P: 'FRDp',
  R: 'AKBPE',
  T: '7I1YFt',
};
const near = 0.3;
const quote = "'";

const swapCost = (meant: string, read: string): number =>
  meant === read || meant === read.toUpperCase() ? 0 : alike[meant]?.includes(read) === true ? near : 1;

/**
 * Returns by how much a recognized word differs from a known one: signs put in, left out or taken for others; those
 * that look alike count less.
 */
export const likeness = (meant: string, read: string): number => {
  const skip = (sign: string) => (sign === quote ? near : 1);
  const row = Array.from({ length: read.length + 1 }, (_, at) => at);
  for (const sign of meant) {
    let diagonal = row[0] ?? 0;
    row[0] = diagonal + skip(sign);
    for (let at = 1; at <= read.length; at += 1) {
      const above = row[at] ?? 0;
      row[at] = Math.min(
        diagonal + swapCost(sign, read[at - 1] ?? ''),
        above + skip(sign),
        (row[at - 1] ?? 0) + 1,
      );
      diagonal = above;
    }
  }
  return row[read.length] ?? Infinity;
};
