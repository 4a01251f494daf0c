/** A number from 0 to 1 that depends on nothing but its words and numbers: the same question has one answer. */
export const noise = (...parts: (string | number)[]): number => {
  let hash = 2166136261;
  for (const char of parts.join('|')) {
    hash ^= char.charCodeAt(0);
    hash = Math.imul(hash, 16777619);
  }
  // FNV-1a leaves similar texts close to each other; this is the finish of murmur3.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 4294967296;
};

/** As `noise`, from -1 to 1. */
export const signedNoise = (...parts: (string | number)[]): number => 2 * noise(...parts) - 1;
