import { feet } from '../../units/units';
import type { CustomField } from '../../entities/CustomField';
import { isEighthMile } from '../../pass/isEighthMile';
import { columnOf, type ColumnFacts } from '../table/columnOf';
import { usualRange, type ColumnTarget, type ColumnUnit } from './columnTargets';
import { guessByPhysics, type Taken } from './guessByPhysics';
import { guessUnit } from './guessUnit';
import { headWords, targetOfHead } from './headWords';
import { dateNumbers, readCellTime, type DateOrder } from '../../cells/readCellTime';
import type { TableRow } from '../table/tableRows';
import { toStoredUnit } from './toUnit';

/** Meaning of a column. */
export interface ColumnChoice {
  head: string;
  target: ColumnTarget;
  unit?: ColumnUnit;
  /** Guessed from the values alone, or with unusual values: the racer should look. */
  doubtful: boolean;
  /** A few cells, to recognize the column by. */
  samples: string[];
}

/** Layout of a foreign table. */
export interface TableLayout {
  columns: ColumnChoice[];
  dateOrder: DateOrder;
  /** The dates themselves do not say which number is the day. */
  dateDoubtful: boolean;
}

const byHead = (columns: readonly ColumnFacts[], customFields: readonly CustomField[]): Taken => {
  const taken: Taken = new Map();
  const open = { et_finish: [] as number[], mph_finish: [] as number[] };
  const isFree = (target: ColumnTarget): boolean => ![...taken.values()].includes(target);
  for (const [index, { head }] of columns.entries()) {
    const custom = customFields.find(({ title }) => headWords(title) === headWords(head));
    const target = custom === undefined ? targetOfHead(head) : (`custom_fields.${custom.pk}` as const);
    if (target === 'et_finish' || target === 'mph_finish') open[target].push(index);
    else if (target !== undefined && isFree(target)) taken.set(index, target);
  }
  const isShort = (one: number, others: readonly number[]): boolean =>
    others.some((other) => isEighthMile(columns[one]?.median ?? NaN, columns[other]?.median ?? NaN));
  for (const index of open.et_finish) {
    const target = isShort(index, open.mph_finish) ? 'et_660' : 'et_1320';
    if (isFree(target)) taken.set(index, target);
  }
  for (const index of open.mph_finish) {
    // A speed stands behind the time of its beam.
    const before = [...taken].filter(([each, target]) => each < index && target in speedAt);
    const nearest = before.sort(([a], [b]) => b - a)[0]?.[1];
    const target = (nearest && speedAt[nearest]) ?? 'mph_1320';
    if (isFree(target)) taken.set(index, target);
  }
  return taken;
};

const speedAt: Partial<Record<ColumnTarget, ColumnTarget>> = {
  et_660: 'mph_660',
  et_1000: 'mph_1000',
  et_1320: 'mph_1320',
};

const looksLikeDates = ({ cells }: ColumnFacts): boolean =>
  cells.length > 0 &&
  cells.filter((cell) => dateNumbers(cell) !== undefined && readDate(cell) !== undefined).length >=
    cells.length * 0.8;

const readDate = (cell: string) =>
  readCellTime(cell, '', 'mdy') ?? readCellTime(cell, '', 'dmy') ?? readCellTime(cell, '', 'ymd');

const withDates = (columns: readonly ColumnFacts[], taken: Taken): void => {
  const wrong = [...taken].find(([index, target]) => {
    const column = columns[index];
    return target === 'time' && column !== undefined && looksLikeDates(column);
  });
  if ([...taken.values()].includes('date')) return;
  const index =
    wrong?.[0] ??
    [...columns.entries()].find(([at, column]) => !taken.has(at) && looksLikeDates(column))?.[0];
  if (index !== undefined) taken.set(index, 'date');
};

const orderOf = (column: ColumnFacts | undefined): Pick<TableLayout, 'dateOrder' | 'dateDoubtful'> => {
  const dates = (column?.cells ?? []).flatMap((cell) => dateNumbers(cell) ?? []);
  if (dates.length === 0 || dates.some(({ numbers }) => numbers[0] > 31)) {
    return { dateOrder: dates.length === 0 ? 'mdy' : 'ymd', dateDoubtful: false };
  }
  const [dayFirst, daySecond] = [0, 1].map((at) => dates.some(({ numbers }) => (numbers[at] ?? 0) > 12));
  if (dayFirst !== daySecond) return { dateOrder: dayFirst === true ? 'dmy' : 'mdy', dateDoubtful: false };
  const points = dates.every(({ sign }) => sign === '.');
  return { dateOrder: points ? 'dmy' : 'mdy', dateDoubtful: !points };
};

const isMetric = (columns: readonly ColumnFacts[], taken: Taken): boolean =>
  [...taken].some(([index, target]) => {
    const column = columns[index];
    const unit = column === undefined ? undefined : guessUnit(target, column, false);
    // Of a pressure only its place is in doubt.
    const isSure = unit?.doubtful === false || target === 'pressure';
    return unit !== undefined && isSure && ['°C', 'hPa', 'km/h', 'm/s'].includes(unit.unit);
  });

const unusual = (
  target: ColumnTarget,
  unit: ColumnUnit | undefined,
  { median, numeric, cells }: ColumnFacts,
): boolean => {
  const range = usualRange(target);
  if (range === undefined || cells.length === 0) return false;
  const value = toStoredUnit(median, unit, feet(0));
  // Rows without wind or with a perfect light have no median but 0.
  return numeric < 0.8 || (!Number.isNaN(value) && (value < range[0] || value > range[1]));
};

/**
 * Guesses the meaning of each column of a foreign table: by the words of its head, else by its values.
 * @param heads the cells of the first row
 * @param rows the others
 * @param customFields of the racer, which columns may be named after
 */
export const guessLayout = (
  heads: readonly string[],
  rows: readonly TableRow[],
  customFields: readonly CustomField[] = [],
): TableLayout => {
  const columns = heads.map((head, index) => columnOf(head.trim(), index, rows));
  const taken = byHead(columns, customFields);
  withDates(columns, taken);
  const physical = guessByPhysics(columns, taken);
  const all: Taken = new Map([...taken, ...physical]);
  const metric = isMetric(columns, all);
  const dateAt = [...all].find(([, target]) => target === 'date')?.[0];
  return {
    columns: columns.map((column, index) => {
      const target = all.get(index) ?? 'none';
      const unit = guessUnit(target, column, metric);
      return {
        head: column.head,
        target,
        ...(unit && { unit: unit.unit }),
        doubtful: physical.has(index) || unit?.doubtful === true || unusual(target, unit?.unit, column),
        samples: column.cells.slice(0, 3).map((cell) => cell.slice(0, 40)),
      };
    }),
    ...orderOf(dateAt === undefined ? undefined : columns[dateAt]),
  };
};
