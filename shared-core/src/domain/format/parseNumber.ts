const typedNumber = /^[-+−]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** The number a racer typed, with a comma or a point before its decimals; undefined where it is none. */
export const parseNumber = (text: string): number | undefined => {
  const typed = text.trim();
  if (!typedNumber.test(typed)) return undefined;
  const value = Number(typed.replace('−', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
};
