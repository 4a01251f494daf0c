/** Who reported an air, as it follows its age or its station: `by the National Weather Service`, `by your own station`. */
export const sourceInWords = (source: string): string =>
  `by ${source === 'own station' ? 'your' : 'the'} ${source}`;
