/**
 * Tells whether a keystroke has just filled a field: it has all decimals of a slip, and the keystroke came at its
 * end.
 */
export const isFull = (before: string, after: string, decimals: number): boolean =>
  after.slice(0, -1) === before && new RegExp(`^[-−]?\\d*[.,]\\d{${decimals}}$`).test(after);
