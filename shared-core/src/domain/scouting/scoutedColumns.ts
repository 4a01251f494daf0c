/** Names of the columns that are read, as boards and sheets write them; others are skipped. */
const names = {
  car: /^(?:#|car|no|num|number|car ?(?:#|no|num|number))\.?$/i,
  dial: /^dial(?:[- ]?in)?$/i,
  et: /^(?:finish )?e\.?t\.?$/i,
} as const;

/** Places of the columns, from 0, in lines with this sign between cells. */
interface Columns {
  between: string;
  car: number;
  /** Undefined where the list has none. */
  dial: number | undefined;
  et: number;
  count: number;
}

/** Header of a list: `plain` names car, dial and ET in this order, `unclear` does not tell where each stands. */
export type ScoutedHeader = Columns | 'plain' | 'unclear';

/** Splits a line at a sign, without blank cells at its end and without quotes. */
export const splitLine = (line: string, between: string | RegExp): string[] => {
  const cells = line.split(between).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
};

/** Header of a list without signs between its columns. */
const plainHead =
  /^(?:#|car|no|num|number|car ?(?:#|no|num|number))\.? +(?:dial(?:[- ]?in)? +)?(?:finish )?e\.?t\.?$/i;

const isNumber = (cell: string): boolean => /^[-−+]?(?:\d+|\d*[.,]\d+)$/.test(cell);

/** Reads a line as a header; undefined where it is none. */
export const readHeader = (line: string): ScoutedHeader | undefined => {
  const between = ['\t', ';', ','].find((sign) => line.includes(sign));
  const heads = between === undefined ? splitLine(line.trim(), /\s+/) : splitLine(line, between);
  const placesOf = (name: RegExp): number[] =>
    heads.flatMap((head, index) => (name.test(head) ? [index] : []));
  const [cars, dials, ets] = [names.car, names.dial, names.et].map(placesOf) as [
    number[],
    number[],
    number[],
  ];
  const known = cars.length + dials.length + ets.length;
  if (known < 2 || heads.some(isNumber)) return undefined;
  const count = heads.length;
  const isInOrder = (cars[0] ?? 0) === 0 && ets[0] === count - 1;
  if (isInOrder && (count === 2 || (count === 3 && dials[0] === 1))) return 'plain';
  if (between === undefined && plainHead.test(heads.join(' '))) return 'plain';
  const [car, et] = [cars[0], ets[0]];
  const isClear = cars.length === 1 && ets.length === 1 && dials.length <= 1;
  if (between === undefined || !isClear || car === undefined || et === undefined) return 'unclear';
  return { between, car, dial: dials[0], et, count };
};
