import type { Lane } from '../../entities/LogEntry';
import type { Feet } from '../../units/units';
import {
  columnTargetLabels,
  slipFieldOf,
  usualRange,
  type ColumnTarget,
  type ColumnUnit,
} from './columnTargets';
import type { TableLayout } from './guessLayout';
import { readCellNumber, saysNone } from '../../cells/readCellNumber';
import type { TableRow } from '../table/tableRows';
import { readLane, readOutcome, type Outcome } from './readChoices';
import { toStoredUnit } from './toUnit';

/** Cells of one row by their meaning. */
export interface ForeignCells {
  /** Lane whose columns the slip is read from, where heads name lanes. */
  lane: Lane | undefined;
  /** Returns a trimmed cell; empty where the table has none. */
  text(target: ColumnTarget): string;
  /**
   * Returns a number in the stored unit, for a track of this elevation; undefined where there is none.
   * @param text the cell, or the part of it that holds the number
   */
  number(target: ColumnTarget, elevation: Feet, text?: string): number | undefined;
  /** The word in a cell, as `read` knows it; undefined where the cell says that there is none. */
  word<Value>(target: ColumnTarget, read: (cell: string) => Value | undefined): Value | undefined;
  /** Returns the unit of a column. */
  unit(target: ColumnTarget): ColumnUnit | undefined;
  /** Puts a cell that is left out into words. */
  leaveOut(target: ColumnTarget, problem: string): void;
  /** Sentences that refuse the row. */
  problems: string[];
  /** Sentences about what is left out of the row, or was guessed. */
  remarks: string[];
  /** Words that stand in place of times. */
  outcomes: Outcome[];
}

const marked = /\d\s*r(ed)?$/i;
/** Tells whether a target is a reaction of either lane: 0 is a perfect one. */
const isReaction = (target: ColumnTarget): boolean => target.includes('reaction');
const redAlone = 'marked as a red light and has no minus';

/** Returns the lane whose columns give a slip's numbers; undefined where no head names one. */
export const laneOfColumns = ({ columns }: TableLayout): Lane | undefined => {
  const slip = columns.filter(({ target }) => slipFieldOf(target) !== undefined);
  const lanes = new Set(slip.flatMap(({ lane }) => lane?.lane ?? []));
  return lanes.size === 1 ? [...lanes][0] : undefined;
};

/** Makes the reader of a row's lane of two: the one that the row says, else that of the columns. */
const rowLane = (layout: TableLayout): ((row: TableRow) => Lane | undefined) => {
  const own = laneOfColumns(layout);
  const lanes = new Set(layout.columns.map(({ lane }) => lane?.lane));
  const place = layout.columns.findIndex(({ target }) => target === 'lane');
  return ({ cells }) => {
    const said = own && readLane(cells[place] ?? '');
    return said !== undefined && lanes.has(said) ? said : own;
  };
};

/** Makes the reader of a trimmed cell of a row by its meaning; empty where the table has none. */
export const cellText = (layout: TableLayout): ((row: TableRow, target: ColumnTarget) => string) => {
  const { columns } = layout;
  const places = new Map(columns.map(({ target }, index) => [target, index]));
  const own = laneOfColumns(layout);
  const laneOf = rowLane(layout);
  return (row, target) => {
    const place = places.get(target) ?? -1;
    const lane = columns[place]?.lane;
    const isOther = lane !== undefined && laneOf(row) !== own;
    return row.cells[isOther ? (lane.mirror ?? -1) : place]?.trim() ?? '';
  };
};

/** Makes the reader of a row's cells by this layout. */
export const foreignCells = (layout: TableLayout): ((row: TableRow) => ForeignCells) => {
  const textOf = cellText(layout);
  const laneOf = rowLane(layout);
  const units = new Map(layout.columns.map(({ target, unit }) => [target, unit]));
  return (row) => {
    const problems: string[] = [];
    const remarks: string[] = [];
    const outcomes: Outcome[] = [];
    const text = (target: ColumnTarget): string => textOf(row, target);
    const named = (target: ColumnTarget, problem: string): string =>
      `${columnTargetLabels[target] ?? 'A field'}: “${text(target).slice(0, 40)}” is ${problem}`;
    const leaveOut = (target: ColumnTarget, problem: string): void => {
      remarks.push(`${named(target, problem)}, so it is left out.`);
    };
    /** Takes a cell without a number: a word that says how the pass ended, a reaction without its sign, or a problem. */
    const takeWord = (target: ColumnTarget, cell: string): void => {
      const outcome = readOutcome(cell);
      const isRed = isReaction(target) && marked.test(cell);
      const isTime = slipFieldOf(target) !== undefined || target.startsWith('event.');
      if (isRed) leaveOut(target, redAlone);
      else if (target.startsWith('setup.')) leaveOut(target, 'not a number');
      else if (!isTime || outcome === undefined) problems.push(`${named(target, 'not a number')}.`);
      if (slipFieldOf(target) === undefined) return;
      if (isRed) outcomes.push({ result: 'Loss' });
      else if (outcome !== undefined) outcomes.push(outcome);
    };
    return {
      lane: laneOf(row),
      text,
      unit: (target) => units.get(target),
      leaveOut,
      problems,
      remarks,
      outcomes,
      number: (target, elevation, cell = text(target)) => {
        const unit = units.get(target);
        const [least, most] = usualRange(target) ?? [-Infinity, Infinity];
        const likely = (value: number): boolean => {
          const stored = toStoredUnit(value, unit, elevation);
          return stored >= least && stored <= most;
        };
        const value = readCellNumber(cell, likely);
        if (value === undefined) return undefined;
        if (Number.isNaN(value)) {
          takeWord(target, cell);
          return undefined;
        }
        // No clock and no barometer shows 0: it stands for a value that was not taken.
        const clocked = slipFieldOf(target) !== undefined || target.startsWith('event.');
        const untaken = target === 'pressure' || (clocked && !isReaction(target));
        return value === 0 && untaken ? undefined : toStoredUnit(value, unit, elevation);
      },
      word: (target, read) => {
        if (saysNone(text(target))) return undefined;
        const value = read(text(target));
        if (value === undefined) problems.push(`${named(target, 'not known')}.`);
        return value;
      },
    };
  };
};
