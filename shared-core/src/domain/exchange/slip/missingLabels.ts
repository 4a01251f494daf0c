import type { SlipPlace } from './slipTokens';

/** Line of a photo: the labels that were recognized in it, and its numbers. */
export interface LabelledRow {
  labels: readonly (SlipPlace & { label: string })[];
  /** Without those that are neither labels nor numbers. */
  numbers: readonly (SlipPlace & { value: number })[];
}

/** Labels in the order in which slips have them, with their other names. */
const order = [
  ['DIAL', 'DIAL-IN', 'INDEX', 'D/I'],
  ['R/T', 'RT', 'REACTION', 'REACT'],
  ["60'"],
  ["330'"],
  ['1/8', "660'", 'EIGHTH'],
  ['MPH', 'KM/H', 'SPEED'],
  ["1000'"],
  ['1/4', "1320'", 'QUARTER'],
  ['MPH', 'KM/H', 'SPEED'],
];
const [eighthSpeed, afterEighth, finishSpeed] = [5, 6, 8];
/** Shares of the time of the quarter mile, by place in the order; and by how much a share may differ. */
const shares: Partial<Record<number, number>> = { 2: 0.152, 3: 0.4165, 4: 0.6415, 6: 0.8362, 7: 1 };
const leeway = 0.05;
/** Bounds of the product of time and speed, by the place of the speed. */
const products: Partial<Record<number, [time: number, least: number, most: number]>> = {
  [eighthSpeed]: [4, 640, 775],
  [finishSpeed]: [7, 1300, 1480],
};
const kmOfMile = 1.609344;

/** Returns the place of a row in the order, by its labels and by the row before. */
const placeOf = ({ labels }: LabelledRow, before: number): number | undefined => {
  const places = labels.map(({ label }) => order.findIndex((names) => names.includes(label)));
  const beam = places.find((place) => place >= 0 && place !== eighthSpeed);
  if (!places.includes(eighthSpeed)) return beam;
  return (beam ?? before) >= afterEighth ? finishSpeed : eighthSpeed;
};

/** Largest distance of two labels of a column. */
const sameColumn = 4;
/** Tells whether a word stands in a column. */
export const isBelow = (word: SlipPlace, column: number): boolean =>
  Math.abs(word.column - column) <= sameColumn;

/** Tells whether numbers of a place fit those of a beam. */
const fits = (place: number, numbers: LabelledRow['numbers'], beam: number, times: LabelledRow['numbers']) =>
  numbers.some(({ value }, at) => {
    const time = times[at]?.value;
    if (time === undefined) return false;
    const [product, least = 0, most = 0] = products[place] ?? [];
    if (product !== undefined)
      return (
        product === beam &&
        [1, kmOfMile].some((unit) => value * time > least * unit && value * time < most * unit)
      );
    const wanted = (shares[place] ?? NaN) / (shares[beam] ?? NaN);
    return Math.abs(value / time / wanted - 1) < (place === 2 || beam === 2 ? 2.5 : 1) * leeway;
  });

/** Returns the two columns of labels of a slip that has them before the numbers of each lane. */
const twinColumns = (rows: readonly LabelledRow[]): number[] => {
  const twins = rows.flatMap(({ labels }) => {
    const [one] = labels;
    const other = labels.find((each) => each !== one && each.label === one?.label);
    return one && other ? [[one.column, other.column]] : [];
  });
  return (twins.length > 1 ? twins[twins.length >> 1] : undefined) ?? [];
};

/**
 * Finds the labels that were not recognized: by their place between two that were, and by the numbers beside them; and
 * those that stand a second time in their row.
 * @returns a label with the columns in which it is missing, by row
 */
export const missingLabels = (rows: readonly LabelledRow[]): { label: string; columns: number[] }[] => {
  let last = -1;
  const places = rows.map((row) => {
    const place = placeOf(row, last);
    // A beam that comes twice is another one.
    if (place === last && shares[place] !== undefined) return undefined;
    last = place ?? last;
    return place;
  });
  const twins = twinColumns(rows);
  return rows.map(({ labels: [own], labels, numbers }, at) => {
    const nothing = { label: '', columns: [] };
    const beforeAt = places.findLastIndex((place, index) => index < at && place !== undefined);
    const afterAt = places.findIndex((place, index) => index > at && place !== undefined);
    if (places[at] !== undefined && own !== undefined) {
      const has = (column: number) =>
        labels.some((each) => each.label === own.label && isBelow(each, column));
      return { label: own.label, columns: twins.filter((column) => !has(column)) };
    }
    if (numbers.length === 0) return nothing;
    const [before = -1, after = order.length] = [places[beforeAt], places[afterAt]];
    const between = [...order.keys()].filter((place) =>
      before < after ? place > before && place < after : place > before || place < after,
    );
    const beams = [
      places.findLastIndex((place, index) => index < at && shares[place ?? -1] !== undefined),
      places.findIndex((place, index) => index > at && shares[place ?? -1] !== undefined),
    ];
    const fitting =
      between.length === 1
        ? between
        : between.filter(
            (place) =>
              (place === 0 && after === 1) ||
              beams.some((beam) => fits(place, numbers, places[beam] ?? -1, rows[beam]?.numbers ?? [])),
          );
    const label = fitting.length === 1 ? order[fitting[0] ?? -1]?.[0] : undefined;
    const [near] = (rows[beforeAt] ?? rows[afterAt])?.labels ?? [];
    if (label === undefined || near === undefined) return nothing;
    return { label, columns: twins.length > 0 ? twins : [near.column] };
  });
};
