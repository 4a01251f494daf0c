/**
 * Whether a keystroke has just filled a field, so that the next one can be typed: all decimals that a slip prints are
 * there, and the keystroke came at the end.
 */
export const isFull = (before: string, after: string, decimals: number): boolean =>
  after.slice(0, -1) === before && new RegExp(`^[-−]?\\d*[.,]\\d{${decimals}}$`).test(after);
