/**
 * Makes what loads something at its first call and gives all others the same; a failure is forgotten, so that the next
 * call tries again.
 */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | undefined;
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
};
