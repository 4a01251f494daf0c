/** Tells whether two stored values are equal in depth, whatever the order of their fields. */
export const sameStored = (a: unknown, b: unknown): boolean => {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameStored((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
};
