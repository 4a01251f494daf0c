import { unguardCell } from './formulaGuard';
import type { TableRow } from './tableRows';

/** Heads that a list of refused rows adds to those of the table. */
export const refusalHeads = ['Line', 'Reason'] as const;

/** Drops the empty heads that a spreadsheet adds where a row is longer than the head. */
const filledHeads = (heads: readonly string[]): string[] =>
  heads.slice(0, heads.findLastIndex((head) => head.trim() !== '') + 1);

/** Turns a list of refused rows back into its table; any other table stays. */
export const withoutRefusals = (heads: string[], rows: TableRow[]): { heads: string[]; rows: TableRow[] } => {
  const at = heads.findIndex((head, index) =>
    refusalHeads.every((name, after) => (after === 0 ? head : heads[index + after])?.trim() === name),
  );
  if (at < 0) return { heads, rows };
  const cut = (cells: readonly string[]) => cells.filter((_, index) => index !== at && index !== at + 1);
  return {
    heads: filledHeads(cut(heads)).map((head) => unguardCell(head)),
    rows: rows.map((row) => ({ ...row, cells: cut(row.cells).map((cell) => unguardCell(cell)) })),
  };
};
