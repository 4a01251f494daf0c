const shortest = 8;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];

/**
 * How strong a new password is, in words. [P1] under 8 characters it says how many are missing; [P2] few different
 * characters, or digits alone, are weak at any length; [P3] 16 characters, or 12 of at least three kinds (small,
 * capital, digit, other), are strong; [P4] all else is fair.
 */
export const passwordStrength = (password: string): string => {
  const characters = Array.from(password);
  if (characters.length === 0) return `At least ${shortest} characters.`;
  const missing = shortest - characters.length;
  if (missing > 0) return `Too short: ${missing} more ${missing === 1 ? 'character' : 'characters'}.`;
  if (new Set(characters).size < 5 || /^\d+$/.test(password)) return 'Strength: weak. It is easy to guess.';
  const variety = kinds.filter((kind) => kind.test(password)).length;
  return characters.length >= 16 || (characters.length >= 12 && variety >= 3)
    ? 'Strength: strong.'
    : 'Strength: fair. Longer is stronger.';
};
