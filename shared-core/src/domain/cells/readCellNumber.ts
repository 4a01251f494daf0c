const missing = /^(|[-–—.?*]+|n\/?a|nan|null|none|nil|no time|nt)$/i;

/** Whether a trimmed cell says that there is nothing: it is empty, or holds a dash, `n/a` and the like. */
export const saysNone = (text: string): boolean => missing.test(text);

/** Thousands apart by spaces or apostrophes come in threes. */
const number = /^([-+−]?)\s*(\d{1,3}(?:[ '\u00A0]\d{3})+(?:[.,]\d+)?|[\d.,]*\d[.,]?)\s*(.*)$/;
/** What programs write behind a number: its unit, a breakout. */
const unit =
  /^([°º]?\s*[fc]|%|s|secs?|seconds|mph|km\/?h|kph|m\/s|kts?|knots|in\.?\s*hg|["'*]|hpa|mb(ar)?|mmhg|kpa|ft|lbs?|deg)\.?$/i;

/** As nearly every cell of a program's table is written; it is read without the patterns below, which cost the most of a row. */
const simple = /^-?\d+(\.\d+)?$/;

/** A red light; without a minus nobody knows whether one was left out, or is counted from a light of .500. */
const red = /^r(ed)?$/i;

const digitsOf = (text: string): string => text.replace(/[' \u00A0]/g, '');

/** The numbers that digits with separators may mean, the likelier first. */
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
 * The number in a cell, with a comma or a point, with thousands apart, with a unit behind it; undefined where the
 * cell says that there is none, NaN where it holds something else.
 * @param likely tells `1,013` hPa from `1,013` seconds
 */
export const readCellNumber = (
  cell: string,
  likely: (value: number) => boolean = () => true,
): number | undefined => {
  const text = cell.trim();
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
