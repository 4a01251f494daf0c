/** Returns the item at an index; throws if there is none. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no number ${index}`);
  return item;
};

/**
 * Creates the random choices of a schedule.
 * @param random numbers from 0 to 1
 */
export const drawsOf = (random: () => number) => {
  /** Returns a whole number from 0 to one below a count. */
  const below = (count: number): number => Math.floor(random() * count);
  /** Returns one of the items; throws if there are none. */
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, below(items.length));
  return { below, pick };
};
