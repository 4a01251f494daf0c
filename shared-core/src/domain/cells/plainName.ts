/** Reduces a name to its letters and digits, so that two spellings are the same. */
export const plainName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
