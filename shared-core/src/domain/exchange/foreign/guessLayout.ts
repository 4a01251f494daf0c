import { headingWords } from '../../cells/headingWords';
import { feet } from '../../units/units';
import type { CustomField } from '../../entities/CustomField';
import { columnOf, firstCells, type ColumnFacts } from '../table/columnOf';
import { unitsOf, usualRange, type ColumnTarget, type ColumnUnit } from './columnTargets';
import { finishes, unitByProduct, type SpeedUnit } from './finishes';
import { againstPhysics, guessByPhysics, indexOf, medianOver, times, type Taken } from './guessByPhysics';
import { guessTemperatures } from './guessTemperatures';
import { guessUnit } from './guessUnit';
import { headLanes, type HeadLane } from './headLanes';
import { rankOfHead, targetOfHead, targetOfOpponent, unitOfHead } from './headWords';
import { saysNone } from '../../cells/readCellNumber';
import { dateNumbers, readCellTime, type DateOrder } from '../../cells/readCellTime';
import { readOutcome } from './readChoices';
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
  /** Lane that the head of a slip's column names. */
  lane?: HeadLane;
}

/** Layout of a foreign table. */
export interface TableLayout {
  columns: ColumnChoice[];
  dateOrder: DateOrder;
  /** The dates themselves do not say which number is the day. */
  dateDoubtful: boolean;
}

/** Product of ET and speed below which a finish is at the eighth mile, in mph and in a unit that may be km/h. */
const shortest = { mph: 900, unsaid: 1275 };

/** Meanings whose second column is more of the same. */
const texts: ReadonlySet<string> = new Set(['notes', 'changes']);

/**
 * Finds the meanings that heads name: the first lane is the own one, the other the opponent's. Of several columns of one
 * meaning, the first of the best rank.
 */
const byHead = (
  columns: readonly ColumnFacts[],
  lanes: readonly (HeadLane | undefined)[],
  customFields: readonly CustomField[],
): { taken: Taken; tied: Set<ColumnTarget> } => {
  const taken: Taken = new Map();
  const tied = new Set<ColumnTarget>();
  const ranks = new Map<ColumnTarget, number>();
  const open = { et_finish: [] as number[], mph_finish: [] as number[], stop: [] as number[] };
  const own = lanes.find((each) => each !== undefined)?.lane;
  let isEighth = false;
  const take = (index: number, target: ColumnTarget, rank = 0): void => {
    const best = ranks.get(target);
    if (best === rank && !texts.has(target)) tied.add(target);
    if (best !== undefined && best <= rank) return;
    const before = indexOf(taken, target);
    if (before !== undefined) taken.delete(before);
    tied.delete(target);
    ranks.set(target, rank);
    taken.set(index, target);
  };
  for (const [index, column] of columns.entries()) {
    const { head } = column;
    const custom = customFields.find(({ title }) => headingWords(title) === headingWords(head));
    const lane = custom === undefined ? lanes[index] : undefined;
    if (lane !== undefined && lane.lane !== own) {
      const meant = targetOfHead(lane.rest);
      const opponent = targetOfOpponent(lane.rest);
      if (meant?.startsWith('et_')) isEighth = meant === 'et_660';
      const isShorter = meant === 'mph_finish' && isEighth;
      if (opponent !== undefined) take(index, opponent, isShorter ? 1 : rankOfHead(lane.rest, opponent));
      continue;
    }
    const target =
      custom === undefined ? targetOfHead(lane?.rest ?? head) : (`custom_fields.${custom.pk}` as const);
    if (target === 'et_finish' || target === 'mph_finish' || target === 'stop') open[target].push(index);
    else if (target !== undefined && !(target === 'time' && isElapsed(column)))
      take(index, target, rankOfHead(head, target));
  }
  const isShort = (one: number, other: number): boolean => {
    const product = medianOver(columns[one], columns[other], times);
    const unit = unitOfHead(columns[other]?.head ?? '', unitsOf('mph_1320'));
    if (unit === 'km/h') return unitByProduct(product, eighth) === 'km/h';
    return product < (unit === 'mph' ? shortest.mph : shortest.unsaid);
  };
  for (const index of open.et_finish)
    take(
      index,
      !ranks.has('et_660') && open.mph_finish.some((other) => isShort(index, other)) ? 'et_660' : 'et_1320',
    );
  for (const index of open.mph_finish) {
    // A speed stands behind the time of its beam.
    const before = [...taken].filter(([each, target]) => each < index && target in speedAt);
    const nearest = before.sort(([a], [b]) => b - a)[0]?.[1];
    take(index, (nearest && speedAt[nearest]) ?? 'mph_1320');
  }
  const medianAt = (index: number): number => columns[index]?.median ?? NaN;
  const ets = [...taken].filter(([, target]) => target in speedAt).map(([index]) => medianAt(index));
  for (const index of open.stop) {
    // A stop ends in the first half of the pass.
    const isTimer = medianAt(index) > 0 && ets.some((et) => medianAt(index) <= et / 2);
    if (isTimer) take(index, 'setup.throttle_stop', 1);
  }
  return { taken, tied };
};

const eighth = finishes[2];

const speedAt: Partial<Record<ColumnTarget, ColumnTarget>> = {
  et_660: 'mph_660',
  et_1000: 'mph_1000',
  et_1320: 'mph_1320',
};

/** Tells whether a column with the head of a time of day holds elapsed times. */
const isElapsed = ({ numbers, numeric, median }: ColumnFacts): boolean =>
  numeric >= 0.8 && median > 2 && median < 60 && numbers.some((value) => !Number.isInteger(value ?? 0));

const isDate = (cell: string): boolean => !/^[\d.,]*$/.test(cell) && readDate(cell) !== undefined;

const looksLikeDates = ({ cells }: ColumnFacts): boolean =>
  cells.length > 0 && cells.filter(isDate).length >= cells.length * 0.8;

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

/** A column of AM and PM beside a time of day is one by whatever name. */
const withHalves = (columns: readonly ColumnFacts[], taken: Taken): void => {
  if (indexOf(taken, 'time') === undefined || indexOf(taken, 'half_day') !== undefined) return;
  const index = columns.findIndex(
    ({ cells }, at) =>
      !taken.has(at) && cells.length > 0 && cells.every((cell) => /^[ap]\.?m\.?$/i.test(cell)),
  );
  if (index >= 0) taken.set(index, 'half_day');
};

/** Returns the unit of a speed by the time of its beam, or of the other lane by the own speeds. */
const speedUnit = (
  columns: readonly ColumnFacts[],
  taken: Taken,
  target: ColumnTarget,
): SpeedUnit | undefined => {
  const at = (each: ColumnTarget) => columns[indexOf(taken, each) ?? -1];
  const own = finishes.filter(({ mph }) => mph === target || target === 'event.opponent_mph');
  const [unit] = own.flatMap(
    (finish) => unitByProduct(medianOver(at(finish.et), at(finish.mph), times), finish) ?? [],
  );
  return unit;
};

const orderOf = (cells: readonly string[]): Pick<TableLayout, 'dateOrder' | 'dateDoubtful'> => {
  const dates = cells.flatMap((cell) => dateNumbers(cell) ?? []);
  if (dates.length === 0 || dates.some(({ numbers }) => numbers[0] > 31)) {
    return { dateOrder: dates.length === 0 ? 'mdy' : 'ymd', dateDoubtful: false };
  }
  const [dayFirst, daySecond] = [0, 1].map((at) => dates.some(({ numbers }) => (numbers[at] ?? 0) > 12));
  if (dayFirst !== daySecond) return { dateOrder: dayFirst === true ? 'dmy' : 'mdy', dateDoubtful: false };
  const points = dates.every(({ sign }) => sign === '.');
  return { dateOrder: points ? 'dmy' : 'mdy', dateDoubtful: !points };
};

/** Tells whether a table is metric by the units that are sure, or is not by its temperature; else undefined. */
const isMetric = (columns: readonly ColumnFacts[], taken: Taken): boolean | undefined => {
  const sure = [...taken].flatMap(([index, target]) => {
    const column = columns[index];
    const bySpeed = speedUnit(columns, taken, target);
    const unit = column && guessUnit(target, column, { metric: undefined, bySpeed, halvesSaid: true });
    // A doubted pressure has a sure unit: only its place is in doubt.
    return unit !== undefined && (!unit.doubtful || target === 'pressure') ? [unit.unit] : [];
  });
  if (sure.some((unit) => /^(°C|[hk]Pa|km\/h|m\/s)/.test(unit))) return true;
  return sure.includes('°F') ? false : undefined;
};

/** Tells whether a cell of a number may hold this word: none, or how the pass or the wind was. */
const isWord = (target: ColumnTarget, cell: string): boolean =>
  saysNone(cell) || target.startsWith('wind_') || readOutcome(cell) !== undefined;

const unusual = (
  target: ColumnTarget,
  unit: ColumnUnit | undefined,
  { median, numeric, cells }: ColumnFacts,
): boolean => {
  const range = usualRange(target);
  if (range === undefined || cells.length === 0) return false;
  const value = toStoredUnit(median, unit, feet(0));
  const words = cells.filter((cell) => isWord(target, cell)).length;
  // Rows without wind or with a perfect light have no median but 0.
  return (
    numeric + words / cells.length < 0.8 || (!Number.isNaN(value) && (value < range[0] || value > range[1]))
  );
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
  const lanes = headLanes(columns.map(({ head }) => head));
  const { taken, tied } = byHead(columns, lanes, customFields);
  withDates(columns, taken);
  withHalves(columns, taken);
  const physical = guessByPhysics(columns, taken);
  const all: Taken = new Map([...taken, ...physical]);
  const impossible = againstPhysics(columns, all);
  const metric = isMetric(columns, all);
  const halvesSaid = indexOf(all, 'half_day') !== undefined;
  const temperatures = guessTemperatures(columns, all, { metric, halvesSaid });
  const dateAt = indexOf(all, 'date');
  // A pass is one lane of the two, and nothing tells whose it is.
  const bothLanes = new Set(lanes.flatMap((each) => each?.lane ?? [])).size > 1;
  return {
    columns: columns.map((column, index) => {
      const target = all.get(index) ?? 'none';
      const bySpeed = speedUnit(columns, all, target);
      const unit = temperatures.get(index) ?? guessUnit(target, column, { metric, bySpeed, halvesSaid });
      return {
        head: column.head,
        target,
        ...(unit && { unit: unit.unit }),
        doubtful:
          physical.has(index) ||
          impossible.has(index) ||
          tied.has(target) ||
          (bothLanes && target !== 'none' && lanes[index] !== undefined) ||
          unit?.doubtful === true ||
          unusual(target, unit?.unit, column),
        samples: column.cells.slice(0, 3).map((cell) => cell.slice(0, 40)),
        ...(lanes[index] && { lane: lanes[index] }),
      };
    }),
    // The sample of a wide table may be of one race day, which tells no order.
    ...orderOf(dateAt === undefined ? [] : firstCells(dateAt, rows)),
  };
};
