/** Longest cell that may be a number, in characters. */
const longest = 60;

const missing = /^(|[-–—.?*]+|n\/?a|nan|null|none|nil|no time|nt)$/i;

/** Tells whether a trimmed cell says "no value": empty, a dash, `n/a` and the like. */
export const saysNone = (text: string): boolean => text.length <= longest && missing.test(text);

/** Number with a sign, thousands apart by spaces or apostrophes, and the text behind it. */
const number = /^([-+−]?)\s*(\d{1,3}(?:[ '\u00A0]\d{3})+(?:[.,]\d+)?|[\d.,]*\d[.,]?)\s*([^]*)/;
/** Text that programs write behind a number: its unit, a breakout. */
const unit =
  /^([°º]?\s*[fc]|[℃℉]|%|s|secs?|seconds|mph|km\/?h|kph|m\/s|kts?|knots|in\.?\s*hg|["'*]|hpa|mb(ar)?|mmhg|kpa|ft|lbs?|deg)\.?$/i;

/** Plain number, as nearly every cell holds. Checked first: the patterns below cost the most of a row. */
const simple = /^-?\d+(\.\d+)?$/;

/** Mark of a red light. Without a minus it is ambiguous: a sign left out, or a light counted from .500. */
const red = /^r(ed)?$/i;

const digitsOf = (text: string): string => text.replace(/[' \u00A0]/g, '');

/** Returns the numbers that digits with separators may mean, the likelier first. */
const readings = (digits: string): number[] => {
  const separators = digits.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return [Number(digits)];
  const decimal = (sign: string): number =>
    Number(
      [...digits]
        .filter((character) => character === sign || /\d/.test(character))
        .join('')
        .replace(sign, '.'),
    );
  const whole = Number(digits.replace(/[.,]/g, ''));
  if (separators.length === 1) return /[.,]\d{3}$/.test(digits) ? [decimal(last), whole] : [decimal(last)];
  const others = separators.slice(0, -1);
  return others.includes(last) ? [whole] : [decimal(last)];
};

/**
 * Reads the number in a cell: comma or point, thousands apart, a unit behind it. Undefined where the cell says
 * "none", NaN where it holds anything else.
 * @param likely tells `1,013` hPa from `1,013` seconds
 */
export const readCellNumber = (
  cell: string,
  likely: (value: number) => boolean = () => true,
): number | undefined => {
  const text = cell.trim();
  if (text.length > longest) return NaN;
  if (simple.test(text) && likely(Number(text))) return Number(text);
  if (saysNone(text)) return undefined;
  const found = number.exec(text.startsWith("'") ? text.slice(1) : text);
  if (found === null) return NaN;
  const [, sign = '', digits = '', rest = ''] = found;
  const negative = sign !== '' && sign !== '+';
  if (rest !== '' && !unit.test(rest.trim()) && !(negative && red.test(rest.trim()))) return NaN;
  const signed = readings(digitsOf(digits)).map((value) => (negative ? -value : value));
  return signed.find(likely) ?? signed[0] ?? NaN;
};
