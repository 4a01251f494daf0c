/** Waits until `isTrue`; throws after so many seconds. */
export const until = async (isTrue: () => Promise<boolean>, seconds = 15): Promise<void> => {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`It did not come true within ${seconds} seconds.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};
