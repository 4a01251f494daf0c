/**
 * Works while no other tab works under this name. A browser without locks lets it work at once.
 * @param work hears whether it is alone, which is false only if `ifAvailable` was asked for
 */
export const withLock = async <Value>(
  name: string,
  options: { ifAvailable?: boolean },
  work: (isAlone: boolean) => Promise<Value>,
): Promise<Value> => {
  let hasBegun = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      hasBegun = true;
      return work(lock !== null);
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work(true);
  }
};
