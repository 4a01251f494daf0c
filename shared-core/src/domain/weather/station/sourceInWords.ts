/** Names the source of an air: `by the National Weather Service`, `by your own station`. */
export const sourceInWords = (source: string): string =>
  `by ${source === 'own station' ? 'your' : 'the'} ${source}`;
