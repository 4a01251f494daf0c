/** Waits until `isTrue`; throws after 15 seconds. */
export const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 15_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not come true within 15 seconds.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
