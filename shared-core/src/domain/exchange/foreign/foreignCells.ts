import type { Feet } from '../../units/units';
import { columnTargetLabels, slipFieldOf, usualRange, type ColumnTarget } from './columnTargets';
import type { TableLayout } from './guessLayout';
import { readCellNumber, saysNone } from '../../cells/readCellNumber';
import type { TableRow } from '../table/tableRows';
import { toStoredUnit } from './toUnit';

/** Cells of one row by their meaning; `problems` names unreadable ones. */
export interface ForeignCells {
  /** Returns a trimmed cell; empty where the table has none. */
  text(target: ColumnTarget): string;
  /** Returns a number in the stored unit, for a track of this elevation; undefined where there is none. */
  number(target: ColumnTarget, elevation: Feet): number | undefined;
  /** The word in a cell, as `read` knows it; undefined where the cell says that there is none. */
  word<Value>(target: ColumnTarget, read: (cell: string) => Value | undefined): Value | undefined;
  /** Sentences. */
  problems: string[];
}

const marked = /\d\s*r(ed)?$/i;
/** Tells whether a target is a reaction of either lane: 0 is a perfect one. */
const isReaction = (target: ColumnTarget): boolean => target.includes('reaction');
const redAlone = 'marked as a red light and has no minus: write it with one, or take the R away';

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
    const text = (target: ColumnTarget): string => textOf(row, target);
    const say = (target: ColumnTarget, problem: string): void => {
      problems.push(
        `${columnTargetLabels[target] ?? 'A field'}: “${text(target).slice(0, 40)}” is ${problem}.`,
      );
    };
    return {
      text,
      problems,
      number: (target, elevation) => {
        const unit = units.get(target);
        const [least, most] = usualRange(target) ?? [-Infinity, Infinity];
        const likely = (value: number): boolean => {
          const stored = toStoredUnit(value, unit, elevation);
          return stored >= least && stored <= most;
        };
        const value = readCellNumber(text(target), likely);
        if (value === undefined) return undefined;
        if (Number.isNaN(value)) {
          say(target, isReaction(target) && marked.test(text(target)) ? redAlone : 'not a number');
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
        if (value === undefined) say(target, 'not known');
        return value;
      },
    };
  };
};
