/** A track's city and state in one text, as far as they are known. */
export const townOf = ({ city, state }: { city: string; state: string }): string =>
  [city, state].filter((part) => part !== '').join(', ');
