const partsOf = (version: string): number[] =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Tells whether a version such as `4.1.0` is older than another, part by part; other text counts as 0. */
export const isOlderVersion = (version: string, than: string): boolean => {
  const [left, right] = [partsOf(version), partsOf(than)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
};
