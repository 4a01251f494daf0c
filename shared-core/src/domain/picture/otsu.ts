/** Returns the value that splits bytes into dark and bright ones best (Otsu 1979). */
export const otsu = (bytes: Uint8Array): number => {
  const counts = new Float64Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [best, split, dark, darkSum] = [-1, 128, 0, 0];
  for (let value = 0; value < 255; value += 1) {
    dark += counts[value] ?? 0;
    darkSum += value * (counts[value] ?? 0);
    const bright = bytes.length - dark;
    if (dark === 0 || bright === 0) continue;
    const between = dark * bright * (darkSum / dark - (total - darkSum) / bright) ** 2;
    if (between > best) [best, split] = [between, value];
  }
  return split + 1;
};
