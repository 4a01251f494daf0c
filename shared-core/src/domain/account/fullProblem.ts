/**
 * Why no further row fits into a list of the racer's, in a sentence; undefined where one does.
 * @param rows that it holds already
 * @param most rows that it can hold
 * @param words what they are called, such as `custom fields`
 */
export const fullProblem = (rows: number, most: number, words: string): string | undefined =>
  rows < most ? undefined : `${most} ${words} are the most. Delete one to add another.`;
