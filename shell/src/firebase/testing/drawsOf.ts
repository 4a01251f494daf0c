/** The item with a number; throws where there is none. */
export const itemAt = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new Error(`there is no number ${index}`);
  return item;
};

/**
 * What chance decides in a schedule.
 * @param random numbers from 0 to 1
 */
export const drawsOf = (random: () => number) => {
  /** A whole number from 0 to one below a count. */
  const below = (count: number): number => Math.floor(random() * count);
  /** One of the items; throws where there are none. */
  const pick = <Item>(items: readonly Item[]): Item => itemAt(items, below(items.length));
  return { below, pick };
};
