/** Returns the next round: T1, T2, then E1, E2; a round without a number is followed by its second. */
export const nextRound = (round: string): string => {
  const named = round.trim();
  if (named === '') return '';
  const [, letters = '', number] = /^(.*?)(\d{0,3})$/.exec(named) ?? [];
  return `${letters}${number === '' || number === undefined ? 2 : Number(number) + 1}`;
};
