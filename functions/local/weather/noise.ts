/** Hashes its arguments to a number from 0 to 1; the same arguments always give the same number. */
export const noise = (...parts: (string | number)[]): number => {
  let hash = 2166136261;
  for (const char of parts.join('|')) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  // FNV-1a gives similar texts similar numbers; the final mix of murmur3 spreads them.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 4294967296;
};

/** Hashes as `noise`, to a number from -1 to 1. */
export const signedNoise = (...parts: (string | number)[]): number => 2 * noise(...parts) - 1;
