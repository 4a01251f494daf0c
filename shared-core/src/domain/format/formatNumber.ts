/** Number that may be missing. */
export type MaybeNumber = number | null | undefined;

const nothing = '–';
const minus = '−';

const isNumber = (value: MaybeNumber): value is number => typeof value === 'number' && Number.isFinite(value);

const fixed = (value: number, decimals: number): string => {
  const digits = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(digits) !== 0 ? `${minus}${digits}` : digits;
};

/** Separates thousands, and leaves the decimals alone. */
const grouped = (digits: string): string => {
  const [whole = '', ...decimals] = digits.split('.');
  return [whole.replace(/(?<=\d)(?=(?:\d{3}){1,7}$)/g, ','), ...decimals].join('.');
};

/** Writes seconds with so many decimals; `–` where there is no number. */
export const formatSeconds = (value: MaybeNumber, decimals: number): string =>
  isNumber(value) ? fixed(value, decimals) : nothing;

/** Writes an ET, a split or a reaction in seconds with three decimals. */
export const formatEt = (value: MaybeNumber): string => formatSeconds(value, 3);

/** Writes a call with its range: `9.873 (9.850–9.900)`. */
export const formatCall = ({ et, low80, high80 }: Record<'et' | 'low80' | 'high80', number>): string =>
  `${formatEt(et)} (${formatEt(low80)}–${formatEt(high80)})`;

/** Writes a dial in seconds with two decimals, cut and not rounded: a dial is never shown slower than it is. */
export const formatDial = (value: MaybeNumber): string =>
  isNumber(value) ? fixed(Math.floor(value * 100 + 1e-6) / 100, 2) : nothing;

/** Writes a speed with one decimal. */
export const formatMph = (value: MaybeNumber): string => formatSeconds(value, 1);

/** Writes a difference with its sign and separated thousands: `+0.006`, `−0.004`, `−2,607`. */
export const formatDifference = (value: MaybeNumber, decimals = 3): string => {
  if (!isNumber(value)) return nothing;
  const text = grouped(fixed(value, decimals));
  return text.startsWith(minus) ? text : `+${text}`;
};

/** Writes a whole number with separated thousands: `1,234`. */
export const formatWhole = (value: MaybeNumber): string =>
  isNumber(value) ? grouped(fixed(value, 0)) : nothing;

/** Writes a number of passes in words: `1 pass`, `9,990 passes`. */
export const formatPasses = (count: number): string =>
  `${formatWhole(count)} ${count === 1 ? 'pass' : 'passes'}`;
