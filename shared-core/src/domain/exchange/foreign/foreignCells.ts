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
import { readOutcome, type Outcome } from './readChoices';
import { toStoredUnit } from './toUnit';

/** Cells of one row by their meaning. */
export interface ForeignCells {
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

/** Makes the reader of a trimmed cell of a row by its meaning; empty where the table has none. */
export const cellText = ({ columns }: TableLayout): ((row: TableRow, target: ColumnTarget) => string) => {
  const places = new Map(columns.map(({ target }, index) => [target, index]));
  return ({ cells }, target) => cells[places.get(target) ?? -1]?.trim() ?? '';
};

/** Makes the reader of a row's cells by this layout. */
export const foreignCells = (layout: TableLayout): ((row: TableRow) => ForeignCells) => {
  const textOf = cellText(layout);
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
      else if (!isTime || outcome === undefined) problems.push(`${named(target, 'not a number')}.`);
      if (slipFieldOf(target) === undefined) return;
      if (isRed) outcomes.push({ result: 'Loss' });
      else if (outcome !== undefined) outcomes.push(outcome);
    };
    return {
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
