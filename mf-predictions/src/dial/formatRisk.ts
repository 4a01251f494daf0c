/** Formats a chance between 0 and 1 in whole percent; never 0 or 100, which no prediction can promise. */
export const formatRisk = (risk: number, length: 'words' | 'short' = 'words'): string => {
  const [under, over] = length === 'words' ? ['under 1 %', 'over 99 %'] : ['< 1 %', '> 99 %'];
  if (risk < 0.01) return under;
  return risk > 0.99 ? over : `${Math.round(risk * 100)} %`;
};
