/** Numbers that a field can hold: `least` to ten times `least`, a reaction below three seconds, or any below a limit. */
export interface DigitsShape {
  /** Decimals that a slip prints. */
  decimals: number;
  /** Least number that a car can run; 0 for a reaction, which may have a sign. */
  least: number;
  /** Number that all stay below, where it is neither ten times `least` nor the three seconds of a reaction. */
  below?: number;
}

const typedDigits = /^([-−]?)(\d{1,8})$/;

/**
 * Puts the point into the typed digits of a slip: within one power of ten only one place gives a possible number.
 * @returns undefined of a text with a point or a comma, or without such a place; `isWhole` once the number has all its
 * decimals and no further digit could belong to it
 */
export const readDigits = (
  typed: string,
  { decimals, least, below: limit }: DigitsShape,
): { text: string; isWhole: boolean } | undefined => {
  const [, sign = '', digits = ''] = typedDigits.exec(typed) ?? [];
  const isReaction = least === 0 && limit === undefined;
  const below = limit ?? (isReaction ? 3 : 10 * least);
  const canBegin = (whole: number): boolean => {
    const length = whole + decimals;
    if (digits.length > length) return false;
    // A slip prints a reaction without a zero before its point: `012` is .012.
    if (digits.startsWith('0') && (whole > 1 || (whole === 1 && isReaction))) return false;
    const filledWith = (rest: string) => Number(digits.padEnd(length, rest)) / 10 ** decimals;
    return filledWith('9') >= least && filledWith('0') < below;
  };
  const places = digits === '' || (sign !== '' && !isReaction) ? [] : [0, 1, 2, 3].filter(canBegin);
  const [place] = places;
  if (place === undefined) return undefined;
  return {
    text: digits.length > place ? `${sign}${digits.slice(0, place)}.${digits.slice(place)}` : typed,
    isWhole: places.length === 1 && digits.length === place + decimals,
  };
};
