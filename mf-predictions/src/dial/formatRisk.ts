/** A chance between 0 and 1 in whole percent; very small and very large ones in words, never 0 or 100. */
export const formatRisk = (risk: number): string => {
  if (risk < 0.01) return 'under 1 %';
  return risk > 0.99 ? 'over 99 %' : `${Math.round(risk * 100)} %`;
};
