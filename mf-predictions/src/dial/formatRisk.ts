/** Formats a chance between 0 and 1 in whole percent; never 0 or 100, which no prediction can promise. */
export const formatRisk = (risk: number): string => {
  if (risk < 0.01) return 'under 1 %';
  return risk > 0.99 ? 'over 99 %' : `${Math.round(risk * 100)} %`;
};
