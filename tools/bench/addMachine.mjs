/** Sorts 100,000 numbers in the page; returns the milliseconds. */
const sameWork = () => {
  let seed = 1;
  const numbers = Array.from({ length: 100_000 }, () => (seed = (seed * 48_271) % 2_147_483_647));
  const from = performance.now();
  numbers.sort((one, other) => one - other);
  return performance.now() - from;
};

/** Adds the speed of the machine by the same work each time, which makes two runs comparable. */
export const addMachine = async (page, figures) =>
  figures.add('the machine: the same work each time', 'ms', await page.evaluate(sameWork));
