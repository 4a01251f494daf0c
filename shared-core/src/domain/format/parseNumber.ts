const typedNumber = /^[-+−]?(\d+([.,]\d*)?|[.,]\d+)$/;
const grouped = /^[-+−]?[1-9]\d{0,2}(,\d{3})+$/;

/**
 * Reads the number a racer typed, with a comma or a point before its decimals; undefined where it is none.
 * @param thousands allowed, as the app itself writes them: `1,200` is one thousand two hundred
 */
export const parseNumber = (text: string, { thousands = false } = {}): number | undefined => {
  const trimmed = text.trim();
  const typed = thousands && grouped.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed;
  if (!typedNumber.test(typed)) return undefined;
  const value = Number(typed.replace('−', '-').replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
};
