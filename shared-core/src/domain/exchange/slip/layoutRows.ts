import { slipNumber } from './slipNumber';
import type { SlipToken, SpeedUnit } from './slipTokens';
import type { SlipField } from '../../pass/slipFields';

/** Label of a slip. */
export type LabelToken = Extract<SlipToken, { kind: 'label' }>;
/** Number of a slip, or the place of one that was not run. */
export type SlipCell = Exclude<SlipToken, { kind: 'label' }>;

/** Number that a layout gives to a field of a lane. */
export interface Placed {
  field: SlipField | 'car';
  lane: number;
  cell: SlipCell;
  unit: SpeedUnit | undefined;
  /** Nothing but physics tells the lane. */
  laneOpen: boolean;
}

/** One way to read the tokens of a slip. */
export interface SlipLayout {
  lanes: number;
  placed: Placed[];
  /** Numbers beside a label that this layout does not use. */
  unused: number;
}

/** Label with the cells beside it. */
export interface Row {
  label: LabelToken;
  cells: SlipCell[];
  /** Cells of the same line before its first label. */
  before: SlipCell[];
}
/** Cells of a row by lane. */
export type Laned = Pick<Row, 'label'> & {
  lanes: (SlipCell | undefined)[];
  unused: number;
  laneOpen?: boolean;
};

/** Tells a label from a cell. */
export const isLabel = (token: SlipToken): token is LabelToken => token.kind === 'label';
/** Tells a number or the place of one from a label. */
export const isCell = (token: SlipToken): token is SlipCell => token.kind !== 'label';
/** Tells whether a cell holds a number. */
export const isNumber = (cell: SlipCell): boolean => cell.kind === 'number';

/** Joins each label with the cells beside it, or below it where nothing stands beside it. */
export const rowsOf = (lines: readonly SlipToken[][]): Row[] => {
  const rows: Row[] = [];
  let open: Row | undefined;
  for (const tokens of lines) {
    if (tokens.length === 0) continue;
    const before = tokens.slice(0, tokens.findIndex(isLabel)).filter(isCell);
    if (!tokens.some(isLabel)) {
      open?.cells.push(...tokens.filter(isCell));
      continue;
    }
    const inLine: Row[] = [];
    for (const token of tokens) {
      const row = inLine.at(-1);
      if (isLabel(token)) inLine.push({ label: token, cells: [], before: row === undefined ? before : [] });
      else row?.cells.push(token);
    }
    const last = inLine.at(-1);
    open = last?.cells.length === 0 && last.before.length === 0 ? last : undefined;
    rows.push(...inLine);
  }
  return rows;
};

/** Reads the seconds in a cell; NaN where it holds none. */
export const secondsIn = (cell: SlipCell | undefined): number =>
  cell?.kind === 'number' ? (slipNumber(cell.text, 'et_660')?.value ?? NaN) : NaN;

/** Tells whether two cells hold the same number; one of them may be rounded. */
export const isSame = (one: SlipCell | undefined, other: SlipCell | undefined): boolean =>
  Math.abs(secondsIn(one) - secondsIn(other)) < 0.0051;
