/**
 * Says why a list of the racer's takes no further row; undefined while it does.
 * @param rows that it holds already
 * @param most rows that it can hold
 * @param words for the rows, such as `custom fields`
 */
export const fullProblem = (rows: number, most: number, words: string): string | undefined =>
  rows < most ? undefined : `Limit reached: ${most} ${words}. Delete one to add another.`;
