/** Says why a list of the racer's takes no further of these `words` (`custom fields`); undefined while it does. */
export const fullProblem = (rows: number, most: number, words: string): string | undefined =>
  rows < most ? undefined : `Limit reached: ${most} ${words}. Delete one to add another.`;
