const part = (letters: string): string => `([-+−]?\\d{1,3}(?:[.,]\\d+)?)\\s*°?\\s*([${letters}])?`;

/** A space or a semicolon between them allows a decimal comma in both. */
const spaced = new RegExp(`^${part('NS')}(?:\\s*;\\s*|\\s*,\\s+|\\s+)${part('EW')}$`, 'i');

/** A comma alone separates them only if it cannot be a decimal comma. */
const tight = /^([-+−]?\d{1,3}(?:\.\d+)?),([-+−]?\d{1,3}(?:\.\d+)?)$/;

const signed = (digits: string, letter: string | undefined): string =>
  /[SW]/i.test(letter ?? '') && !/^[-−]/.test(digits) ? `-${digits}` : digits;

/**
 * Reads latitude and longitude from one text, as maps copy them: `42.66, -88.03`, `42.66° N, 88.03° W`.
 * @returns both as texts; undefined if the text is no pair, such as `42,66`, which is one number
 */
export const coordinatePair = (text: string): { lat: string; lng: string } | undefined => {
  const trimmed = text.trim();
  const [, lat, north, lng, east] = spaced.exec(trimmed) ?? [];
  if (lat !== undefined && lng !== undefined) return { lat: signed(lat, north), lng: signed(lng, east) };
  const [, first, second] = tight.exec(trimmed) ?? [];
  if (first === undefined || second === undefined) return undefined;
  return trimmed.includes('.') || /^[-+−]/.test(second) ? { lat: first, lng: second } : undefined;
};
